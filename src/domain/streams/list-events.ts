import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import type { StoredEvent } from './stored-event.ts';

/** How many events a stream may replay before it is told to read anew (rule streams-resume). */
export const replayLimit = 10_000;

/** Where a network's stored history begins and ends: event numbers, both 0 when nothing was ever recorded. */
export interface History {
  readonly oldest: number;
  readonly newest: number;
}

/** The first stored and the last given event number of a network. */
export async function getHistory(db: Queries, networkId: string): Promise<History> {
  const row = await db
    .selectFrom('network_counters')
    .select((eb) => [
      'event_seq',
      eb
        .selectFrom('stream_events')
        .select((inner) => inner.fn.min('n').as('n'))
        .where('stream_events.network_id', '=', networkId)
        .as('oldest'),
    ])
    .where('network_counters.network_id', '=', networkId)
    .executeTakeFirst();
  const newest = row?.event_seq ?? 0;
  return { oldest: Number(row?.oldest ?? newest + 1), newest };
}

/** The events of a network after number `after`, oldest first, at most `limit`. */
export async function listEvents(db: Queries, networkId: string, after: number, limit: number): Promise<StoredEvent[]> {
  const rows = await selectAfter(db, { networkId, after, limit });
  return rows.map((row) => ({ networkId, ...row }));
}

/** A hub looks so into each network that it has streams of, every two seconds. */
const selectAfter = prepareQuery<{ readonly networkId: string; readonly after: number; readonly limit: number }>()(
  (db, slot) =>
    db
      .selectFrom('stream_events')
      .select(['n', 'type', 'channel_kind as channelKind', 'channel', 'payload', 'summary', 'created_at as createdAt'])
      .where('network_id', '=', slot('networkId'))
      .where('n', '>', slot('after'))
      .orderBy('n')
      .limit(slot('limit')),
);
