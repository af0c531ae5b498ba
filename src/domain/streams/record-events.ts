import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { NewEvent, Queries } from '../ctx.ts';
import type { StoredEvent } from './stored-event.ts';

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
