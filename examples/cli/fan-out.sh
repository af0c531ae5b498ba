#!/bin/sh
# Sends each line of stdin to an agent as a task of its own, and prints line and result with a tab between, in their order.
# Usage: fan-out.sh ALIAS < lines.txt      Ends with 1 when a task did not succeed.
set -eu

alias=${1:?to which agent?}
sent=$(mktemp)
trap 'rm -f "$sent"' EXIT

# All are sent before the first is waited for.
while IFS= read -r line; do
  id=$(ahub send "$alias" "$line")
  printf '%s\t%s\n' "$id" "$line"
done > "$sent"

code=0
while IFS="$(printf '\t')" read -r id line; do
  result=$(ahub task wait "$id" --timeout 30m) || code=1
  printf '%s\t%s\n' "$line" "$result"
done < "$sent"
exit "$code"
