import { sql } from 'kysely';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import type { Tx } from '../ctx.ts';
import { isLive } from '../live-tasks.ts';

/** An alias that a node has given up for another. */
export interface AliasChange {
  readonly networkId: string;
  readonly nodeId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Moves what waits in an agent's inbox to another one, with its counters: places and unread rows go on from both. Acknowledged
 * rows are history and keep their name. The counter goes first, so that a delivery which is just being made waits for
 * it and is not overlooked.
 *
 * @returns how many deliveries moved
 */
export async function moveInbox(tx: Tx, { networkId, from, to }: AliasChange): Promise<number> {
  const counter = await tx.db
    .deleteFrom('inboxes')
    .where('network_id', '=', networkId)
    .where('to_kind', '=', 'alias')
    .where('to_key', '=', from)
    .returning(['last_seq', 'unread', 'inbox_number'])
    .executeTakeFirst();
  if (!counter) return 0;
  const { inbox_number } = await tx.db
    .insertInto('inboxes')
    .values({
      network_id: networkId,
      to_kind: 'alias',
      to_key: to,
      last_seq: counter.last_seq,
      unread: counter.unread,
      inbox_number: counter.inbox_number,
    })
    .onConflict((conflict) =>
      conflict.columns(['network_id', 'to_kind', 'to_key']).doUpdateSet({
        last_seq: sql<number>`case when inboxes.last_seq > excluded.last_seq then inboxes.last_seq else excluded.last_seq end`,
        unread: sql<number>`inboxes.unread + excluded.unread`,
      }),
    )
    .returning('inbox_number')
    .executeTakeFirstOrThrow();
  const moved = await tx.db
    .updateTable('inbox')
    .set({ to_key: to, to_name: to, inbox_number })
    // SQLite finds them by the number; on Postgres a hub of the version before writes none.
    .$if(!takesSets(tx.db), (query) => query.where('inbox_number', '=', counter.inbox_number))
    .where('network_id', '=', networkId)
    .where('to_kind', '=', 'alias')
    .where('to_key', '=', from)
    .where(sql<boolean>`acked = 0`)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Readdresses the live tasks of an alias; ended ones are history. Returns how many. */
export async function moveTasks(tx: Tx, { networkId, from, to }: AliasChange): Promise<number> {
  const moved = await tx.db
    .updateTable('tasks')
    .set({ to_name: to })
    .where('network_id', '=', networkId)
    .where('to_name', '=', from)
    .where(isLive)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}
