import { prepareRows } from '../../platform/db/prepared-rows.ts';
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
  /** The time of its unit, epoch milliseconds. */
  readonly createdAt: number;
}

/** Numbers the events of one network, starting with `first`. @param now epoch milliseconds of the unit */
export function numberEvents(events: readonly NewEvent[], first: number, now: number): StoredEvent[] {
  return events.map(({ networkId, type, channel, payload, summary }, index) => {
    const text = textOf(type, payload);
    return {
      networkId,
      n: first + index,
      type,
      channelKind: channel?.kind ?? null,
      channel: channel?.key ?? null,
      payload: text,
      summary: summary === payload ? text : textOf(type, summary),
      createdAt: now,
    };
  });
}

function textOf(type: string, fields: NewEvent['payload']): string | null {
  return fields && JSON.stringify({ type, ...(typeof fields === 'function' ? fields() : fields) });
}

/** Stores numbered events. */
export function insertEvents(db: Queries, events: readonly StoredEvent[]): Promise<unknown> {
  if (events.length === 0) return Promise.resolve();
  return insertSome(db, events.map(rowOf));
}

function rowOf(event: StoredEvent) {
  return {
    network_id: event.networkId,
    n: event.n,
    type: event.type,
    channel_kind: event.channelKind,
    channel: event.channel,
    payload: event.payload,
    summary: event.summary,
    created_at: event.createdAt,
  };
}

const insertSome = prepareRows('stream_events', [
  'network_id',
  'n',
  'type',
  'channel_kind',
  'channel',
  'payload',
  'summary',
  'created_at',
]);
