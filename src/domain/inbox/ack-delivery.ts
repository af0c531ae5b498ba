import { sql } from 'kysely';
import type { InboxType } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';

/** Which unacknowledged rows to acknowledge; all given conditions hold together, and one list of ids is required. */
export interface DeliveryMatch {
  /** Absent only where the ids were found by a query inside the caller's scope. */
  readonly networkId?: string;
  readonly toName?: string;
  readonly ids?: readonly string[];
  readonly taskIds?: readonly string[];
}

/** A row that this call acknowledged. */
export interface AckedDelivery {
  readonly id: string;
  readonly taskId: string;
  readonly networkId: string;
  readonly toName: string;
  readonly type: InboxType;
}

/**
 * Acknowledges the matching rows that are still unread and lowers `unread` of their inboxes by what really changed.
 * Of two racing calls one gets the row, the other an empty list. Two statements, one when nothing matched.
 */
export async function ackDeliveries(tx: Tx, match: DeliveryMatch): Promise<AckedDelivery[]> {
  if (!match.ids && !match.taskIds) throw new Error('ackDeliveries needs ids or task ids');
  if (match.ids?.length === 0 || match.taskIds?.length === 0) return [];
  let update = tx.db.updateTable('inbox').set({ acked: 1, acked_at: tx.platform.clock.now() }).where('acked', '=', 0);
  if (match.networkId !== undefined) update = update.where('network_id', '=', match.networkId);
  if (match.toName !== undefined) update = update.where('to_name', '=', match.toName);
  if (match.ids) update = update.where('id', 'in', match.ids);
  if (match.taskIds) update = update.where('task_id', 'in', match.taskIds);
  const rows = await update.returning(['id', 'task_id', 'network_id', 'to_name', 'type']).execute();
  const acked = rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    networkId: row.network_id,
    toName: row.to_name,
    type: row.type,
  }));
  await lowerUnread(tx, acked);
  return acked;
}

/**
 * Lowers the unread counters of the inboxes of acknowledged rows. An upsert, because its `excluded` row carries a
 * different count for each inbox in one statement; the inboxes exist, since deliveries made them.
 */
export async function lowerUnread(
  tx: Tx,
  acked: readonly { readonly networkId: string; readonly toName: string }[],
): Promise<void> {
  const perInbox = new Map<string, { network_id: string; alias: string; last_seq: number; unread: number }>();
  for (const { networkId, toName } of acked) {
    const key = `${networkId}\n${toName}`;
    const known = perInbox.get(key);
    if (known) known.unread += 1;
    else perInbox.set(key, { network_id: networkId, alias: toName, last_seq: 0, unread: 1 });
  }
  if (perInbox.size === 0) return;
  const values = [...perInbox.values()].sort((a, b) => (a.alias < b.alias ? -1 : 1));
  await tx.db
    .insertInto('inboxes')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['network_id', 'alias']).doUpdateSet({ unread: sql<number>`inboxes.unread - excluded.unread` }),
    )
    .execute();
}
