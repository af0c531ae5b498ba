import { TooBusyError } from '../../platform/platform-errors.ts';

/** Imports that wait for the one before them; the file of each lies on the disk meanwhile. */
const maxWaiting = 4;

let held = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Runs one import of this process at a time, as each holds the ids of its file in memory.
 *
 * @throws TooBusyError when too many wait already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (held > maxWaiting) throw new TooBusyError('imports', 10);
  held += 1;
  const leave = (): void => void (held -= 1);
  const done = last.then(work);
  last = done.then(leave, leave);
  return done;
}
