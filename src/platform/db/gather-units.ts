import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many units a group takes, and how long it waits for them. */
export interface GatherLimits {
  /** Units in one commit. */
  readonly units: number;
  /** Milliseconds after which a group no longer waits for units that are still on their way. */
  readonly gatherMs: number;
}

/** What came before a group: nothing for a while, a single unit, or several. */
export type Before = 'nothing' | 'one' | 'several';

/**
 * Waits while each turn of the loop brings further units to the queue, because a commit costs much and a turn hardly
 * anything: what reads their calls has to be done anyway. Callers that were answered together do not all come back in one
 * turn, so that also the first of them waits for another. After a single unit one unit waits for no others. After a pause
 * nobody is on the way, and a unit does not even wait for the end of its turn.
 */
export async function gatherUnits(
  queue: readonly unknown[],
  { units, gatherMs }: GatherLimits,
  before: Before,
): Promise<void> {
  if (before === 'nothing') return;
  const until = performance.now() + gatherMs;
  let seen = before === 'one' ? 1 : 0;
  for (;;) {
    // It ends after the sockets of this turn were read: all of their units are in the queue by then.
    await nextTurn();
    const waiting = queue.length;
    if (waiting <= seen || waiting >= units || performance.now() > until) return;
    seen = waiting;
  }
}
