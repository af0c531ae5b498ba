import { sql } from 'kysely';
import type { TaskStatus } from '../../../generated/enums.ts';
import { taskStatuses } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { NewEvent, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** An event with its number in the network; `payload` and `summary` are the JSON texts that go on the wire. */
export interface StoredEvent {
  readonly networkId: string;
  readonly n: number;
  readonly type: string;
  readonly channel: string | null;
  readonly payload: string | null;
  readonly summary: string | null;
}

/** By how much the tasks of a network changed, by status. */
export type TaskChanges = Partial<Record<TaskStatus, number>>;

/** Both engines bound the parameters of one statement; a broadcast may store thousands of events. */
const rowsAtOnce = 500;

/**
 * Stores events with the unit that caused them and numbers them per network, without gaps and in commit order: the
 * counter row stays locked until the unit commits (decisions D1, D2). What changed in the counts of tasks goes into the
 * same statement. Two statements for the events of one network, one for counts alone.
 *
 * @param now epoch milliseconds of the unit
 * @param tasks changes by network
 * @returns the stored events, in the order given within each network
 */
export async function recordEvents(
  db: Queries,
  now: number,
  events: readonly NewEvent[],
  tasks: ReadonlyMap<string, TaskChanges> = new Map(),
): Promise<StoredEvent[]> {
  const stored: StoredEvent[] = [];
  const networkIds = new Set(tasks.keys());
  for (const event of events) networkIds.add(event.networkId);
  // A unit rarely touches a second network; the fixed order keeps two such units from locking each other out.
  for (const networkId of [...networkIds].sort()) {
    const ofNetwork = networkIds.size === 1 ? events : events.filter((event) => event.networkId === networkId);
    const first = await takeNumbers(db, networkId, ofNetwork.length, tasks.get(networkId));
    for (const event of number(ofNetwork, first)) stored.push(event);
  }
  const [only] = stored;
  if (only !== undefined && stored.length === 1) {
    await insertEvent(db, { ...only, now });
    return stored;
  }
  for (let start = 0; start < stored.length; start += rowsAtOnce) {
    await insertEvents(db, now, stored.slice(start, start + rowsAtOnce));
  }
  return stored;
}

/** Most units store one event: its statement is built once. */
const insertEvent = prepareQuery<StoredEvent & { now: number }>()((db, slot) =>
  db.insertInto('stream_events').values({
    network_id: slot('networkId'),
    n: slot('n'),
    type: slot('type'),
    channel: slot('channel'),
    payload: slot('payload'),
    summary: slot('summary'),
    created_at: slot('now'),
  }),
);

async function insertEvents(db: Queries, now: number, events: readonly StoredEvent[]): Promise<void> {
  await db
    .insertInto('stream_events')
    .values(
      events.map((event) => ({
        network_id: event.networkId,
        n: event.n,
        type: event.type,
        channel: event.channel,
        payload: event.payload,
        summary: event.summary,
        created_at: now,
      })),
    )
    .execute();
}

const takeEvents = prepareQuery<{ networkId: string; events: number }>()((db, slot) =>
  db
    .updateTable('network_counters')
    .set({ event_seq: sql<number>`event_seq + ${slot('events')}` })
    .where('network_id', '=', slot('networkId'))
    .returning('event_seq'),
);

const takeEventsAndTasks = prepareQuery<{ networkId: string; events: number } & Record<TaskStatus, number>>()((
  db,
  slot,
) => {
  const tasks = taskStatuses.map((status) => {
    const column = `tasks_${status}` as const;
    return [column, sql<number>`${sql.ref(column)} + ${slot(status)}`] as const;
  });
  return db
    .updateTable('network_counters')
    .set({ event_seq: sql<number>`event_seq + ${slot('events')}`, ...Object.fromEntries(tasks) })
    .where('network_id', '=', slot('networkId'))
    .returning('event_seq');
});

const unchanged = Object.fromEntries(taskStatuses.map((status) => [status, 0])) as Record<TaskStatus, number>;

/**
 * Takes `events` numbers and returns the first of them. A network has its counter from its beginning; without one it
 * was deleted while this unit ran, which must then leave nothing behind (decision B10).
 *
 * @throws access_denied the network is gone
 */
async function takeNumbers(db: Queries, networkId: string, events: number, tasks?: TaskChanges): Promise<number> {
  const [row] =
    tasks === undefined
      ? await takeEvents(db, { networkId, events })
      : await takeEventsAndTasks(db, { ...unchanged, ...tasks, networkId, events });
  if (row === undefined) throw new DomainError('access_denied');
  return row.event_seq - events + 1;
}

function number(events: readonly NewEvent[], first: number): StoredEvent[] {
  return events.map(({ networkId, type, channel, payload, summary }, index) => ({
    networkId,
    n: first + index,
    type,
    channel,
    payload: payload && JSON.stringify({ type, ...payload }),
    summary: summary && JSON.stringify({ type, ...summary }),
  }));
}
