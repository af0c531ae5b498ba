import type { NewEvent, Queries } from '../ctx.ts';
import { insertRows } from './append-rows.ts';
import type { WaitingRow } from './append-rows.ts';
import { insertEvents, numberEvents } from './record-events.ts';
import type { StoredEvent } from './record-events.ts';
import { takeNumbers } from './take-numbers.ts';
import type { TaskChanges } from './take-numbers.ts';

/** What a unit defers to its end, because it needs the counters of the networks. */
export interface LastOfUnit {
  readonly events: readonly NewEvent[];
  readonly rows: readonly WaitingRow[];
  /** Changes in the counts of tasks, by network. */
  readonly tasks: ReadonlyMap<string, TaskChanges>;
}

/**
 * Stores the events and the numbered rows of a unit. Both are numbered per network in commit order, events without
 * gaps: the counter row stays locked until the unit commits. One statement takes the numbers of a network, then one
 * for each kind of row and one for the events, which do not wait for one another.
 *
 * @param now epoch milliseconds of the unit
 * @returns the stored events, in the order given within each network
 * @throws access_denied a network is gone
 */
export async function recordLast(
  db: Queries,
  now: number,
  { events, rows, tasks }: LastOfUnit,
): Promise<StoredEvent[]> {
  const networkIds = new Set(tasks.keys());
  for (const { networkId } of events) networkIds.add(networkId);
  for (const { row } of rows) networkIds.add(row.network_id);
  const stored: StoredEvent[] = [];
  const numbered: (WaitingRow & { readonly seq: number })[] = [];
  // A unit rarely touches a second network; the fixed order keeps two such units from locking each other out.
  for (const networkId of [...networkIds].sort()) {
    const alone = networkIds.size === 1;
    const ownEvents = alone ? events : events.filter((event) => event.networkId === networkId);
    const ownRows = alone ? rows : rows.filter(({ row }) => row.network_id === networkId);
    const wanted = { events: ownEvents.length, rows: ownRows.length, tasks: tasks.get(networkId) };
    const { firstEvent, firstRow } = await takeNumbers(db, networkId, wanted);
    for (const event of numberEvents(ownEvents, firstEvent)) stored.push(event);
    for (const [index, waiting] of ownRows.entries()) numbered.push({ ...waiting, seq: firstRow + index });
  }
  await Promise.all([insertRows(db, numbered), insertEvents(db, now, stored)]);
  return stored;
}
