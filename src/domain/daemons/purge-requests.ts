import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Ctx, Tx } from '../ctx.ts';
import { keepAfterReadMs, keepContentMs, keepUnreadLogsMs } from './limits.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;

/**
 * Empties what nodes answered when its time is over, read or not (seed 001, States): status and metadata stay. At most
 * 1,000 a call.
 *
 * @returns how many were emptied
 */
export async function purgeContents(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (tx) => {
    const now = tx.platform.clock.now();
    const due = tx.db
      .selectFrom('file_requests')
      .select('request_id')
      .where(sql<SqlBool>`purged = 0`)
      .where((eb) =>
        eb.or([
          eb('created_at', '<=', now - keepContentMs),
          eb('read_at', '<=', now - keepAfterReadMs),
          eb.and([eb('op', '=', 'tail_logs'), eb('acked_at', '<=', now - keepUnreadLogsMs)]),
        ]),
      )
      .orderBy('created_at')
      .limit(batchSize);
    const emptied = await tx.db
      .updateTable('file_requests')
      .set({ content: null, params: '{}', purged: 1 })
      .where('request_id', 'in', due)
      .returning('request_id')
      .execute();
    return emptied.length;
  });
}

/**
 * Deletes requests of all kinds that are older than they are kept (decisions A6; a negative number of days keeps all).
 * At most 1,000 of a kind a call.
 *
 * @returns how many were deleted
 */
export async function purgeRequests(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepFileRequestsDays;
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  return ctx.transaction(async (tx) => {
    const requests = await deleteOlder(tx, 'file_requests', before);
    const creations = await deleteOlder(tx, 'create_requests', before);
    const orders = await deleteOlder(tx, 'lifecycle_requests', before);
    return requests + creations + orders + (await deleteOldUpdates(tx, before));
  });
}

async function deleteOlder(
  tx: Tx,
  table: 'file_requests' | 'create_requests' | 'lifecycle_requests',
  before: number,
): Promise<number> {
  const old = tx.db.selectFrom(table).select('request_id').where('created_at', '<', before).limit(batchSize);
  const deleted = await tx.db.deleteFrom(table).where('request_id', 'in', old).returning('request_id').execute();
  return deleted.length;
}

async function deleteOldUpdates(tx: Tx, before: number): Promise<number> {
  const old = tx.db.selectFrom('config_updates').select('update_id').where('created_at', '<', before).limit(batchSize);
  const deleted = await tx.db
    .deleteFrom('config_updates')
    .where('update_id', 'in', old)
    .returning('update_id')
    .execute();
  return deleted.length;
}
