import type { TaskStatus } from '../../../generated/enums.ts';
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
export async function recordLast(db: Queries, now: number, units: readonly LastOfUnit[]): Promise<StoredEvent[]> {
  const { events, rows, tasks } = merge(units);
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
  const size = units.length === 1 ? 'any' : 'prepared';
  await Promise.all([insertRows(db, numbered, size), insertEvents(db, now, stored, size)]);
  return stored;
}

function merge(units: readonly LastOfUnit[]): LastOfUnit {
  const [only, second] = units;
  if (only !== undefined && second === undefined) return only;
  const tasks = new Map<string, TaskChanges>();
  for (const unit of units) {
    for (const [networkId, changes] of unit.tasks)
      tasks.set(networkId, addChanges(tasks.get(networkId) ?? {}, changes));
  }
  return { events: units.flatMap(({ events }) => events), rows: units.flatMap(({ rows }) => rows), tasks };
}

function addChanges(sum: TaskChanges, changes: TaskChanges): TaskChanges {
  const added = { ...sum };
  for (const [status, change] of Object.entries(changes) as [TaskStatus, number][]) {
    added[status] = (added[status] ?? 0) + change;
  }
  return added;
}
