import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what happens on the disk, which nobody announces. @throws Error after two seconds */
export async function until(done: () => boolean): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (done()) return;
    await pause(5);
  }
  throw new Error('it did not come to that');
}
