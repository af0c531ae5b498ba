import { sql } from 'kysely';
import type { InboxType } from '../../../generated/enums.ts';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Address } from '../address.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { inputRows, inputText } from '../../platform/db/prepared-sets.ts';
import type { Queries, Tx } from '../ctx.ts';
import { stillUnread } from './still-unread.ts';

/** Which unacknowledged rows to acknowledge; all given conditions hold together, and one list of ids is required. */
export interface DeliveryMatch {
  readonly networkId: string;
  readonly to?: Address;
  readonly ids?: readonly string[];
  readonly taskIds?: readonly string[];
}

/** A row that this call acknowledged. */
export interface AckedDelivery {
  readonly id: string;
  readonly taskId: string;
  readonly networkId: string;
  readonly to: Address;
  readonly type: InboxType;
}

/**
 * Acknowledges the matching rows that are still unread and lowers `unread` of their inboxes by the number that changed.
 * Of two racing calls one gets the row, the other an empty list. Two statements, one when nothing matched.
 */
export async function ackDeliveries(tx: Tx, match: DeliveryMatch): Promise<AckedDelivery[]> {
  if (!match.ids && !match.taskIds) throw new Error('ackDeliveries needs ids or task ids');
  if (match.ids?.length === 0 || match.taskIds?.length === 0) return [];
  const rows = await updateRows(tx, match);
  const acked = rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    networkId: row.network_id,
    to: { kind: row.to_kind, key: row.to_key },
    type: row.type,
  }));
  await lowerUnread(tx.db, acked);
  return acked;
}

const columns = ['id', 'task_id', 'network_id', 'to_kind', 'to_key', 'type'] as const;

function updateRows(tx: Tx, match: DeliveryMatch): Promise<Pick<InboxMessageRow, (typeof columns)[number]>[]> {
  const now = tx.platform.clock.now();
  const { networkId, to, taskIds, ids } = match;
  const [taskId, second] = taskIds ?? [];
  if (!ids && taskId !== undefined && second === undefined) {
    // What an agent acknowledges is one task of its own; what ends is one task, wherever it lies.
    if (to !== undefined) return ackTaskDelivery(tx.db, { now, networkId, kind: to.kind, key: to.key, taskId });
    return ackEndedTask(tx.db, { now, networkId, taskId });
  }
  let update = tx.db
    .updateTable('inbox')
    .set({ acked: 1, acked_at: now })
    .where('network_id', '=', networkId)
    .where(stillUnread);
  if (to !== undefined) update = update.where('to_kind', '=', to.kind).where('to_key', '=', to.key);
  if (ids) update = update.where('id', 'in', ids);
  if (taskIds) update = update.where('task_id', 'in', taskIds);
  return update.returning(columns).execute();
}

const ackTaskDelivery = prepareQuery<{ now: number; networkId: string; taskId: string } & Address>()((db, slot) =>
  db
    .updateTable('inbox')
    .set({ acked: 1, acked_at: slot('now') })
    .where(stillUnread)
    .where('network_id', '=', slot('networkId'))
    .where('to_kind', '=', slot('kind'))
    .where('to_key', '=', slot('key'))
    .where('task_id', '=', slot('taskId'))
    .returning(columns),
);

const ackEndedTask = prepareQuery<{ now: number; networkId: string; taskId: string }>()((db, slot) =>
  db
    .updateTable('inbox')
    .set({ acked: 1, acked_at: slot('now') })
    .where(stillUnread)
    .where('network_id', '=', slot('networkId'))
    .where('task_id', '=', slot('taskId'))
    .returning(columns),
);

const lowerInbox = prepareQuery<Lowering>()((db, slot) =>
  db
    .updateTable('inboxes')
    .set({ unread: sql<number>`unread - ${slot('by')}` })
    .where('network_id', '=', slot('networkId'))
    .where('to_kind', '=', slot('kind'))
    .where('to_key', '=', slot('key')),
);

interface Lowering extends Address {
  readonly networkId: string;
  by: number;
}

/**
 * Lowers the unread counters of the inboxes of acknowledged rows, in the order of their keys. On Postgres an upsert,
 * because its `excluded` row carries a different count for each inbox in one statement; the inboxes exist, since
 * deliveries made them.
 */
export async function lowerUnread(
  db: Queries,
  acked: readonly { readonly networkId: string; readonly to: Address }[],
): Promise<void> {
  const perInbox = new Map<string, Lowering>();
  for (const { networkId, to } of acked) {
    const place = `${networkId} ${to.kind} ${to.key}`;
    const known = perInbox.get(place);
    if (known) known.by += 1;
    else perInbox.set(place, { networkId, kind: to.kind, key: to.key, by: 1 });
  }
  const sorted = [...perInbox].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lowering]) => lowering);
  if (sorted.length > 1 && takesSets(db)) await lowerSet(db, { rows: inputText(sorted) });
  else await Promise.all(sorted.map((lowering) => lowerInbox(db, lowering)));
}

const lowerSet = prepareQuery<{ rows: string }>()((db, slot) =>
  db
    .insertInto('inboxes')
    .columns(['network_id', 'to_kind', 'to_key', 'last_seq', 'unread'])
    .expression(
      sql`select "networkId", kind, key, 0, by from ${inputRows<Lowering>(slot('rows'), {
        networkId: 'text',
        kind: 'text',
        key: 'text',
        by: 'integer',
      })}`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['network_id', 'to_kind', 'to_key'])
        .doUpdateSet({ unread: sql<number>`inboxes.unread - excluded.unread` }),
    ),
);
