import type { NewEvent, Queries } from '../ctx.ts';

/** An event with its number in the network; `payload` and `summary` are the JSON texts that go on the wire. */
export interface StoredEvent {
  readonly networkId: string;
  readonly n: number;
  readonly type: string;
  readonly channel: string | null;
  readonly payload: string | null;
  readonly summary: string | null;
}

/** Both engines bound the parameters of one statement; a broadcast may store thousands of events. */
const rowsAtOnce = 500;

/**
 * Stores events with the unit that caused them and numbers them per network, without gaps and in commit order: the
 * counter row stays locked until the unit commits (decisions D1, D2).
 *
 * @param now epoch milliseconds of the unit
 * @returns the stored events, in the order given within each network
 */
export async function recordEvents(db: Queries, now: number, events: readonly NewEvent[]): Promise<StoredEvent[]> {
  const stored: StoredEvent[] = [];
  // A unit rarely touches a second network; the fixed order keeps two such units from locking each other out.
  for (const networkId of [...new Set(events.map((event) => event.networkId))].sort()) {
    const ofNetwork = events.filter((event) => event.networkId === networkId);
    stored.push(...number(ofNetwork, await takeNumbers(db, networkId, ofNetwork.length)));
  }
  for (let start = 0; start < stored.length; start += rowsAtOnce) {
    await insertEvents(db, now, stored.slice(start, start + rowsAtOnce));
  }
  return stored;
}

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

/** Takes `count` numbers and returns the first of them. */
async function takeNumbers(db: Queries, networkId: string, count: number): Promise<number> {
  const row = await db
    .insertInto('network_counters')
    .values({ network_id: networkId, event_seq: count })
    .onConflict((conflict) =>
      conflict.column('network_id').doUpdateSet((eb) => ({
        event_seq: eb('network_counters.event_seq', '+', count),
      })),
    )
    .returning('event_seq')
    .executeTakeFirstOrThrow();
  return row.event_seq - count + 1;
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
