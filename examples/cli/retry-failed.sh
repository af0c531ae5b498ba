#!/bin/sh
# Delivers the failed tasks of an agent again, such as after its machine was mended, and prints their ids.
# Usage: retry-failed.sh ALIAS [SINCE]      SINCE is a time, such as 2026-01-31.
set -eu

failed=$(ahub task list --status failed --to "${1:?of which agent?}" ${2:+--since "$2"} --limit 500 | cut -f 1)
for id in $failed; do
  ahub task retry "$id" > /dev/null
  printf '%s\n' "$id"
done
