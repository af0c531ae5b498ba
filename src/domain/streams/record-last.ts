import type { TaskStatus } from '../../../generated/enums.ts';
import type { NewEvent, Queries } from '../ctx.ts';
import { insertRows } from './append-rows.ts';
import type { WaitingRow } from './append-rows.ts';
import { insertEvents, numberEvents } from './record-events.ts';
import type { StoredEvent } from './stored-event.ts';
import { takeNumbers } from './take-numbers.ts';
import type { Taken, TaskChanges } from './take-numbers.ts';

/** What a unit defers to its end, because it needs the counters of the networks. */
export interface LastOfUnit {
  readonly events: readonly NewEvent[];
  readonly rows: readonly WaitingRow[];
  /** Changes in the counts of tasks, by network. */
  readonly tasks: ReadonlyMap<string, TaskChanges>;
}

/** What units of one network deferred, and the numbers that it got. */
export interface NumberedLast {
  readonly events: readonly NewEvent[];
  readonly rows: readonly WaitingRow[];
  readonly taken: Taken;
}

/**
 * Takes the numbers of the events and rows of units, one statement a network. Both are numbered per network in commit
 * order, events without gaps: the counter row stays locked until the commit.
 *
 * @throws access_denied a network is gone
 */
export async function takeLast(db: Queries, units: readonly LastOfUnit[]): Promise<readonly NumberedLast[]> {
  const { events, rows, tasks } = merge(units);
  const networkIds = new Set(tasks.keys());
  for (const { networkId } of events) networkIds.add(networkId);
  for (const { row } of rows) networkIds.add(row.network_id);
  const numbered: NumberedLast[] = [];
  // A unit rarely touches a second network; the fixed order keeps two such units from locking each other out.
  for (const networkId of [...networkIds].sort()) {
    const alone = networkIds.size === 1;
    const ownEvents = alone ? events : events.filter((event) => event.networkId === networkId);
    const ownRows = alone ? rows : rows.filter(({ row }) => row.network_id === networkId);
    const wanted = { events: ownEvents.length, rows: ownRows.length, tasks: tasks.get(networkId) };
    numbered.push({ events: ownEvents, rows: ownRows, taken: await takeNumbers(db, networkId, wanted) });
  }
  return numbered;
}

/**
 * Stores events and rows that have numbers; the statements do not wait for one another.
 *
 * @param now epoch milliseconds of the unit
 * @returns the stored events, in the order given within each network
 */
export async function storeLast(db: Queries, now: number, networks: readonly NumberedLast[]): Promise<StoredEvent[]> {
  const stored: StoredEvent[] = [];
  const numbered: WaitingRow[] = [];
  for (const { events, rows, taken } of networks) {
    for (const event of numberEvents(events, taken.firstEvent, now)) stored.push(event);
    for (const [at, waiting] of rows.entries()) {
      waiting.row.seq = taken.firstRow + at;
      numbered.push(waiting);
    }
  }
  await Promise.all([insertRows(db, numbered), insertEvents(db, stored)]);
  return stored;
}

function merge(units: readonly LastOfUnit[]): LastOfUnit {
  const [only, second] = units;
  if (only !== undefined && second === undefined) return only;
  const tasks = new Map<string, TaskChanges>();
  for (const unit of units) {
    for (const [networkId, changes] of unit.tasks) {
      const sum = tasks.get(networkId) ?? {};
      tasks.set(networkId, sum);
      for (const status of Object.keys(changes) as TaskStatus[])
        sum[status] = (sum[status] ?? 0) + (changes[status] ?? 0);
    }
  }
  return { events: units.flatMap(({ events }) => events), rows: units.flatMap(({ rows }) => rows), tasks };
}
