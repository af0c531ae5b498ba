import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProgram } from './run-program.ts';

export { pause };

/** Nothing that a check waits for takes this long, even on a busy machine. */
const limitMs = 120_000;

/** Asks again until there is an answer. @throws Error with what the program printed when none comes, or it ends before */
export async function until<Found>(
  program: RunningProgram,
  what: string,
  ask: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + limitMs;
  for (;;) {
    const isLast = hasEnded || Date.now() > deadline;
    const found = await ask();
    if (found !== undefined) return found;
    if (isLast) throw new Error(`never: ${what}\n${program.output().slice(-3_000)}`);
    await pause(100);
  }
}
