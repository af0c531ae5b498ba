import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what nobody announces, as what happens on the disk. @throws Error after 400 looks, two seconds at least */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (await done()) return;
    await pause(5);
  }
  throw new Error('it did not come to that');
}
