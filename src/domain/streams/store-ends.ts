import type { SharedEnd } from '../../platform/db/database.ts';
import { endOrders } from './end-orders.ts';
import type { StoredEvent } from './stored-event.ts';
import { storeLast, takeLast } from './record-last.ts';
import type { LastOfUnit, NumberedLast } from './record-last.ts';

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
 * published with the first of these units: they have one order. It fails with access_denied when a network is gone.
 */
export const storeEnds: SharedEnd<EndOfUnit, readonly NumberedLast[]> = {
  order: endOrders.counters,
  begin: (db, units) =>
    takeLast(
      db,
      units.map(({ last }) => last),
    ),
  async finish(db, units, numbered) {
    const first = units[0] as EndOfUnit;
    const stored = await storeLast(db, first.now(), numbered);
    if (stored.length > 0) first.afterCommit(() => first.publish(stored));
  },
};
