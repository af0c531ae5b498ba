#!/bin/sh
# Appends what happens in the network to a log, and goes on behind its last line when it is started again.
# Usage: follow.sh LOG [EVENTS]      Ends after so many events, or when it is interrupted.
set -eu

log=${1:?into which file?}
touch "$log"
since=$(tail -n 1 "$log" | cut -f 1)
ahub tail network ${since:+--since "$since"} ${2:+--max "$2"} >> "$log"
