import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Keeps each call's arguments and environment, shows fifty lines, fails for the session `gone`. */
const script = `#!/bin/sh
directory=$(dirname "$0")
for argument in "$@"; do printf '%s\\037' "$argument"; done >> "$directory/calls"
printf '\\036' >> "$directory/calls"
env > "$directory/env"
case "$*" in *=gone:*) echo "can't find session: gone" >&2; exit 1 ;; esac
[ "$1" = capture-pane ] || exit 0
n=0
while [ $n -lt 50 ]; do echo "line $n"; n=$((n + 1)); done
echo
`;

/** A program `tmux` that stands first in this process's PATH. */
export interface FakeTmux {
  /** Holds its files `calls` (arguments end in 0x1f, calls in 0x1e) and `env` (of the last call). */
  readonly directory: string;
  /** The PATH without it. */
  readonly realPath: string;
  remove(): void;
}

/** Puts it in place of whatever tmux the machine has. */
export function installFakeTmux(): FakeTmux {
  const directory = mkdtempSync(join(tmpdir(), 'hub-tmux-'));
  const realPath = process.env['PATH'] ?? '';
  writeFileSync(join(directory, 'tmux'), script);
  chmodSync(join(directory, 'tmux'), 0o755);
  process.env['PATH'] = `${directory}${delimiter}${realPath}`;
  return {
    directory,
    realPath,
    remove() {
      process.env['PATH'] = realPath;
      rmSync(directory, { recursive: true });
    },
  };
}
