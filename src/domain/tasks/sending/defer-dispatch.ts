import type { SharedEnd } from '../../../platform/db/database.ts';
import { deferWrite } from '../../../platform/db/deferred-writes.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { Queries } from '../../ctx.ts';
import { advanceInbox, type InboxKey } from '../../inbox/advance-inboxes.ts';
import { inboxRow, insertDeliveries } from '../../inbox/create-delivery.ts';
import { stampOne } from '../../sessions/leave-stamp.ts';
import { insertRows } from '../../streams/append-rows.ts';
import { endOrders } from '../../streams/end-orders.ts';
import { insertEvents } from '../../streams/record-events.ts';
import type { StoredEvent } from '../../streams/stored-event.ts';
import { takeNumbers } from '../../streams/take-numbers.ts';
import { deliveryOf } from './leave-task-delivery.ts';
import { eventOf, wordsOf } from './lone-dispatch.ts';
import type { LoneDispatch, SeenSession } from './lone-dispatch.ts';
import type { NewTaskRow } from './new-task-row.ts';

/** What is kept of a dispatch until it stands in its tables. */
interface DeferredDispatch {
  readonly row: NewTaskRow;
  readonly actor: string;
  /** Null without a session. */
  readonly stamp: string | null;
  readonly event: StoredEvent;
  /** The number of the task; its first event has the next one. */
  readonly seq: number;
}

/** A dispatch on SQLite, and how the session of its target stands. */
export interface SeenDispatch extends LoneDispatch {
  readonly session: SeenSession;
}

/**
 * Takes the numbers of a dispatch and stores the rest as one row. All its rows lie on some thirty pages, which the event
 * of a dispatch would wait for (docs/decisions/0030). Only on SQLite, and only for a unit that `isAlone`.
 *
 * It fails with access_denied when the network is gone.
 */
export const deferDispatch: SharedEnd<SeenDispatch> = {
  order: endOrders.counters,
  defers: { turns: 1 },
  begin: () => Promise.resolve(),
  finish: (db, [dispatch]) => defer(db, dispatch as SeenDispatch),
};

async function defer(db: Queries, { row, ring, actor, stamp, session, stored }: SeenDispatch): Promise<void> {
  const { network_id: networkId, to_name: key } = row;
  const [inbox] = await selectUnread(db, { networkId, kind: 'alias', key });
  const wanted = { events: 1, rows: 2, tasks: { [row.status]: 1 } };
  const { firstEvent: n, firstRow: seq } = await takeNumbers(db, networkId, wanted);
  const event = eventOf(row, wordsOf(ring), { n, unread: (inbox?.unread ?? 0) + 1 });
  const item: DeferredDispatch = { row, actor, stamp: session && stamp, event, seq };
  await deferWrite(db, { networkId, n, kind: 'dispatch', item });
  stored(event, session);
}

const selectUnread = prepareQuery<InboxKey>()((db, slot) =>
  db
    .selectFrom('inboxes')
    .select('unread')
    .where('network_id', '=', slot('networkId'))
    .where('to_kind', '=', slot('kind'))
    .where('to_key', '=', slot('key')),
);

/** Stores the rows of a dispatch whose numbers are taken: those that one of a group leaves to the ends of its unit. */
export async function replayDispatch(db: Queries, { row, actor, stamp, event, seq }: DeferredDispatch): Promise<void> {
  const { task_id, network_id, to_name: alias, status, created_at } = row;
  const step = { network_id, task_id, from_status: null, to_status: status, actor, detail: null, created_at };
  const place = await advanceInbox(db, { networkId: network_id, kind: 'alias', key: alias });
  await Promise.all([
    insertRows(db, [
      { table: 'tasks', row: { ...row, seq } },
      { table: 'task_events', row: { ...step, seq: seq + 1 } },
    ]),
    insertDeliveries(db, [inboxRow(deliveryOf(row), task_id, place, created_at)]),
    insertEvents(db, [event]),
    stamp !== null && stampOne(db, { networkId: network_id, alias, task: stamp }),
  ]);
}
