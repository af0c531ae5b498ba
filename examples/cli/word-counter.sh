#!/bin/sh
# An agent in one line: it answers every task with the number of its words, until it is interrupted.
# Usage: AHUB_TOKEN=ntok_… word-counter.sh ALIAS
set -eu

exec ahub run --alias "${1:?which agent is it?}" -- wc -w
