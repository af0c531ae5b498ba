import type { SharedEnd } from '../../platform/db/database.ts';
import type { NewEvent, Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';
import type { InboxPlace } from './advance-inboxes.ts';
import { advanceInboxes } from './advance-inboxes.ts';
import { inboxRow, insertDeliveries } from './create-delivery.ts';
import type { NewDelivery } from './create-delivery.ts';

/** An event that tells of a delivery. */
export type Ring = Pick<NewEvent, 'type'> & {
  /** What the reader's streams get behind `inbox_count`, the unread deliveries of the inbox with this one. */
  readonly payload: Record<string, unknown>;
  readonly summary: Record<string, unknown>;
};

/**
 * Leaves a delivery to the end of the unit, and the event that rings for it. Queries of the unit do not see it. For all
 * units of a commit it costs one statement for the inboxes and one for the rows.
 *
 * @returns the delivery's id
 */
export function leaveDelivery(tx: Tx, delivery: NewDelivery, { payload, ...ring }: Ring): string {
  const id = delivery.id ?? tx.platform.ids.message();
  const left: LeftDelivery = { delivery, id, now: tx.platform.clock.now(), unread: 0 };
  tx.leave(storeDeliveries, left);
  tx.emit({
    ...ring,
    networkId: delivery.networkId,
    channel: delivery.to,
    payload: () => ({ inbox_count: left.unread, ...payload }),
  });
  return id;
}

interface LeftDelivery {
  readonly delivery: NewDelivery;
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Known when its inbox has been advanced. */
  unread: number;
}

/** Deliveries to one inbox get their places in the order in which they were left. */
const storeDeliveries: SharedEnd<LeftDelivery, readonly InboxPlace[]> = {
  order: endOrders.inboxes,
  async begin(db, items) {
    const places = await advanceInboxes(
      db,
      items.map(({ delivery: { networkId, to } }) => ({ networkId, ...to })),
    );
    items.forEach((item, at) => (item.unread = places[at]!.unread));
    return places;
  },
  finish: (db, items, places) =>
    insertDeliveries(
      db,
      items.map(({ delivery, id, now }, at) => inboxRow(delivery, id, places[at]!, now)),
    ),
};
