import type { Queries } from '../ctx.ts';
import type { StoredEvent } from './record-events.ts';
import { recordLast } from './record-last.ts';
import type { LastOfUnit } from './record-last.ts';

/** What a unit leaves to its end. */
export interface EndOfUnit {
  readonly last: LastOfUnit;
  /** Epoch milliseconds. */
  now(): number;
  /** Hears of the stored events after the commit. */
  publish(events: readonly StoredEvent[]): void;
  afterCommit(effect: () => void): void;
}

/**
 * Stores the events, numbered rows and counts of the units that end together, in the order of the units. All events are
 * published with the first of these units: they have one order.
 *
 * @throws access_denied a network is gone
 */
export async function storeEnds(db: Queries, units: readonly EndOfUnit[]): Promise<void> {
  const [first] = units;
  if (first === undefined) return;
  const ends = units.map(({ last }) => last);
  const stored = await recordLast(db, first.now(), ends);
  if (stored.length > 0) first.afterCommit(() => first.publish(stored));
}
