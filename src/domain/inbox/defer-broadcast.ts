import { sql } from 'kysely';
import type { SharedEnd } from '../../platform/db/database.ts';
import { deferWrite } from '../../platform/db/deferred-writes.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { aliasAddress } from '../address.ts';
import type { Queries, Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';
import { insertEvents } from '../streams/record-events.ts';
import type { StoredEvent } from '../streams/stored-event.ts';
import { takeNumbers } from '../streams/take-numbers.ts';
import { advanceInboxes } from './advance-inboxes.ts';
import { inboxRow, insertDeliveries } from './create-delivery.ts';
import type { NewDelivery } from './create-delivery.ts';

/** What all deliveries of a broadcast have in common. */
export type Letter = Pick<NewDelivery, 'networkId' | 'content' | 'fromSession' | 'senderKind' | 'senderId'>;

/** The delivery of a broadcast to one agent. */
export function deliveryTo(
  alias: string,
  { networkId, content, fromSession, senderKind, senderId }: Letter,
): NewDelivery {
  return {
    ...{ taskId: null, networkId, to: aliasAddress(alias), toName: alias, type: 'broadcast', priority: 'normal' },
    ...{ content, fromSession, senderKind, senderId },
  } as const;
}

/** What is kept of a broadcast until it stands in its tables. */
interface DeferredBroadcast {
  readonly letter: Letter;
  readonly aliases: readonly string[];
  /** Of the deliveries, in the order of the aliases. */
  readonly ids: readonly string[];
  /** The number of the first event. */
  readonly n: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface LeftBroadcast extends Omit<DeferredBroadcast, 'n'> {
  readonly publish: (events: readonly StoredEvent[]) => void;
}

/**
 * Defers the deliveries and events of a broadcast (docs/decisions/0030), in a unit that is alone on SQLite: its events
 * would wait for some thousand pages.
 *
 * @returns the ids of the deliveries
 */
export async function deferBroadcast(tx: Tx, letter: Letter, aliases: readonly string[]): Promise<string[]> {
  const { ids: source, clock } = tx.platform;
  const ids = aliases.map(() => source.message());
  tx.leave(deferAll, { letter, aliases, ids, now: clock.now(), publish: (events) => tx.publish(events) });
  return ids;
}

const deferAll: SharedEnd<LeftBroadcast> = {
  order: endOrders.counters,
  // As many as the events of sixteen thousand streams take.
  defers: { turns: 64 },
  begin: () => Promise.resolve(),
  finish: (db, [left]) => defer(db, left as LeftBroadcast),
};

async function defer(db: Queries, { publish, ...left }: LeftBroadcast): Promise<void> {
  const { letter, aliases } = left;
  const { networkId } = letter;
  const before = await selectUnread(db, { networkId, aliases: JSON.stringify(aliases) });
  const { firstEvent: n } = await takeNumbers(db, networkId, { events: aliases.length, rows: 0 });
  const item: DeferredBroadcast = { ...left, n };
  await deferWrite(db, { networkId, n, kind: 'broadcast', item });
  const unread = before.map((inbox) => inbox.unread + 1);
  publish(eventsOf(item, unread));
}

/** In the order of the aliases. */
const selectUnread = prepareQuery<{ readonly networkId: string; readonly aliases: string }>()((db, slot) => {
  const select = sql<{ unread: number }>`select coalesce(inboxes.unread, 0) as unread
    from json_each(${slot('aliases')}) as alias left join inboxes on inboxes.network_id = ${slot('networkId')}
      and inboxes.to_kind = 'alias' and inboxes.to_key = alias.value
    order by alias.key`;
  return { compile: () => select.compile(db) };
});

function eventsOf({ letter, aliases, n, now }: DeferredBroadcast, unread: readonly number[]): StoredEvent[] {
  return aliases.map((channel, at) => ({
    networkId: letter.networkId,
    n: n + at,
    type: 'broadcast',
    channelKind: 'alias',
    channel,
    payload: `{"type":"broadcast","inbox_count":${unread[at]}}`,
    summary: null,
    createdAt: now,
  }));
}

/** Stores the deliveries and events of a broadcast whose numbers are taken. */
export async function replayBroadcast(db: Queries, broadcast: DeferredBroadcast): Promise<void> {
  const { letter, aliases, ids, now } = broadcast;
  const inboxes = aliases.map((key) => ({ networkId: letter.networkId, kind: 'alias', key }) as const);
  const places = await advanceInboxes(db, inboxes);
  const unread = places.map((place) => place.unread);
  const rows = aliases.map((alias, at) => inboxRow(deliveryTo(alias, letter), ids[at]!, places[at]!, now));
  await Promise.all([insertDeliveries(db, rows), insertEvents(db, eventsOf(broadcast, unread))]);
}
