import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { StatementSizes } from './append-rows.ts';
import type { AddressKind } from '../address.ts';
import type { NewEvent, Queries } from '../ctx.ts';

/** An event with its number in the network; `payload` and `summary` are the JSON texts that go on the wire. */
export interface StoredEvent {
  readonly networkId: string;
  readonly n: number;
  readonly type: string;
  readonly channelKind: AddressKind | null;
  /** An alias or a user id, as the kind says. */
  readonly channel: string | null;
  readonly payload: string | null;
  readonly summary: string | null;
}

/** Both engines bound the parameters of one statement; a broadcast may store thousands of events. */
const rowsAtOnce = 500;

/** Numbers the events of one network, starting with `first`. */
export function numberEvents(events: readonly NewEvent[], first: number): StoredEvent[] {
  return events.map(({ networkId, type, channel, payload, summary }, index) => ({
    networkId,
    n: first + index,
    type,
    channelKind: channel?.kind ?? null,
    channel: channel?.key ?? null,
    payload: payload && JSON.stringify({ type, ...payload }),
    summary: summary && JSON.stringify({ type, ...summary }),
  }));
}

/** Stores numbered events, 500 per statement. @param now epoch milliseconds of the unit */
export async function insertEvents(
  db: Queries,
  now: number,
  events: readonly StoredEvent[],
  sizes: StatementSizes,
): Promise<void> {
  const [only, second] = events;
  if (only !== undefined && second === undefined) {
    await insertEvent(db, { ...only, now });
    return;
  }
  if (sizes === 'prepared') {
    await insertMany(
      db,
      events.map((event) => rowOf(event, now)),
    );
    return;
  }
  for (let start = 0; start < events.length; start += rowsAtOnce) {
    await insertSome(db, now, events.slice(start, start + rowsAtOnce));
  }
}

/** Most units store one event: its statement is built once. */
const insertEvent = prepareQuery<StoredEvent & { now: number }>()((db, slot) =>
  db.insertInto('stream_events').values({
    network_id: slot('networkId'),
    n: slot('n'),
    type: slot('type'),
    channel_kind: slot('channelKind'),
    channel: slot('channel'),
    payload: slot('payload'),
    summary: slot('summary'),
    created_at: slot('now'),
  }),
);

async function insertSome(db: Queries, now: number, events: readonly StoredEvent[]): Promise<void> {
  await db
    .insertInto('stream_events')
    .values(events.map((event) => rowOf(event, now)))
    .execute();
}

function rowOf(event: StoredEvent, now: number) {
  return {
    network_id: event.networkId,
    n: event.n,
    type: event.type,
    channel_kind: event.channelKind,
    channel: event.channel,
    payload: event.payload,
    summary: event.summary,
    created_at: now,
  };
}

const insertMany = prepareRows('stream_events', [
  'network_id',
  'n',
  'type',
  'channel_kind',
  'channel',
  'payload',
  'summary',
  'created_at',
]);
