import type { Command } from 'commander';
import { seconds } from '../../parts/values.ts';

/** Options of a command that asks a daemon for something. */
export interface WaitOptions {
  readonly wait?: true;
  /** In seconds. */
  readonly timeout: number;
}

/** Adds `--wait` and `--timeout`. */
export function withWait(command: Command): Command {
  return command
    .option('--wait', 'wait until the daemon has done it, and tell how it ended')
    .option('--timeout <time>', 'how long to wait, such as 90s or 5m', seconds, 120);
}
