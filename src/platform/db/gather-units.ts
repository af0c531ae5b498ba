import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many units a group takes, and how long it waits for them. */
export interface GatherLimits {
  /** Units in one commit. */
  readonly units: number;
  /** Milliseconds after which a group no longer waits for units that are still on their way. */
  readonly gatherMs: number;
}

/**
 * Waits while each turn of the loop brings further units to the queue, because a commit costs much and a turn hardly
 * anything: what reads their calls has to be done anyway. A unit that is alone waits for two turns, since callers that
 * were answered together do not all come back in one.
 */
export async function gatherUnits(queue: readonly unknown[], { units, gatherMs }: GatherLimits): Promise<void> {
  const until = performance.now() + gatherMs;
  let before: number;
  // Its first wait ends after the sockets of this turn were read: all of their units are in the queue by then.
  for (let seen = 0; ; seen = before) {
    await nextTurn();
    before = queue.length;
    if (before <= seen || before >= units || performance.now() > until) return;
  }
}
