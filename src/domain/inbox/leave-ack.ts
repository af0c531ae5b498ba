import { sql } from 'kysely';
import type { SharedEnd } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { inputRows, inputText, prepareLookup } from '../../platform/db/prepared-sets.ts';
import { Outdated } from '../../platform/platform-errors.ts';
import type { Address } from '../address.ts';
import type { Queries, Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';
import { lowerUnread } from './ack-delivery.ts';
import { stillUnread } from './still-unread.ts';

/** An unread delivery. */
export interface UnreadDelivery {
  readonly networkId: string;
  readonly id: string;
  readonly to: Address;
}

/**
 * Leaves the acknowledgement of a delivery that was unread to the end of the unit. For all units of a commit it costs one
 * statement for the rows and one for the counters of their inboxes. When another unit was faster, this one runs again.
 */
export function leaveAck(tx: Tx, { networkId, id, to }: UnreadDelivery): void {
  tx.leave(storeAcks, { networkId, id, to, now: tx.platform.clock.now() });
}

/** As `leaveAck`, for every unread delivery of a task. One query. */
export async function leaveAcksOfTask(tx: Tx, task: { networkId: string; taskId: string }): Promise<void> {
  for (const { id, to_kind: kind, to_key: key } of await findUnread(tx.db, task)) {
    leaveAck(tx, { networkId: task.networkId, id, to: { kind, key } });
  }
}

const findUnread = prepareLookup<{ networkId: string; taskId: string }>({ networkId: 'text', taskId: 'text' })(
  (db, slot) =>
    db
      .selectFrom('inbox')
      .select(['id', 'to_kind', 'to_key'])
      .where('network_id', '=', slot('networkId'))
      .where('task_id', '=', slot('taskId'))
      .where(stillUnread),
);

interface Ack {
  readonly networkId: string;
  readonly id: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const storeAcks: SharedEnd<Ack & { readonly to: Address }> = {
  order: endOrders.inboxes,
  async begin(db, acks) {
    const [acked] = await Promise.all([ackAll(db, acks), lowerUnread(db, acks)]);
    if (acked !== acks.length) throw new Outdated('a delivery');
  },
};

async function ackAll(db: Queries, acks: readonly (Ack & { readonly to: Address })[]): Promise<number> {
  if (acks.length > 1 && takesSets(db)) {
    return (await ackSet(db, { rows: inputText(acks.map(({ networkId, id, now }) => ({ networkId, id, now }))) }))
      .length;
  }
  return (await Promise.all(acks.map((ack) => ackOne(db, ack)))).flat().length;
}

const ackOne = prepareQuery<Ack>()((db, slot) =>
  db
    .updateTable('inbox')
    .set({ acked: 1, acked_at: slot('now') })
    .where('network_id', '=', slot('networkId'))
    .where('id', '=', slot('id'))
    .where(stillUnread)
    .returning('id'),
);

const ackSet = prepareQuery<{ rows: string }>()((db, slot) => {
  const input = inputRows<Ack>(slot('rows'), { networkId: 'text', id: 'text', now: 'bigint' });
  const update = sql<{ id: string }>`update inbox set acked = 1, acked_at = input.now from ${input}
    where inbox.network_id = input."networkId" and inbox.id = input.id and inbox.acked = 0
    returning inbox.id`;
  return { compile: () => update.compile(db) };
});
