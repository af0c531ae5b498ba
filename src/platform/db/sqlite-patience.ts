import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../platform-errors.ts';
import { isBusy } from './sqlite-faults.ts';

/** How long to wait for the lock of the file while another process (a backup, a shell) holds it. */
export const lockWaitMs = 5_000;

/** Between two attempts; the loop serves others meanwhile. */
export const attemptPauseMs = { first: 1, last: 50 } as const;

/**
 * Runs `work`, and again while another process holds the lock of the file. SQLite's own busy timeout would hold the
 * whole loop.
 *
 * @param what for the message: what could not be done
 * @throws DatabaseUnavailable when the lock is not free in time, or what `work` threw
 */
export async function retryWhileBusy<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + lockWaitMs;
  let pauseMs: number = attemptPauseMs.first;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > until) throw new DatabaseUnavailable(lockedFor(what, error));
    }
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, attemptPauseMs.last);
  }
}

function lockedFor(what: string, cause: unknown): Error {
  const held = new Error(`another process held the lock of the file for ${lockWaitMs} ms: ${what}`, { cause });
  return Object.assign(held, { code: 'SQLITE_BUSY' });
}
