import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { ofKeys } from '../access/of-keys.ts';
import type { Ctx } from '../ctx.ts';
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
  const now = ctx.platform.clock.now();
  const due = await ctx.db
    .selectFrom('file_requests')
    .select(['network_id', 'request_id'])
    .where(sql<SqlBool>`purged = 0`)
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', now - keepContentMs),
        eb('read_at', '<=', now - keepAfterReadMs),
        eb.and([eb('op', '=', 'tail_logs'), eb('acked_at', '<=', now - keepUnreadLogsMs)]),
      ]),
    )
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  if (due.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const emptied = await tx.db
      .updateTable('file_requests')
      .set({ content: null, params: '{}', purged: 1 })
      .where(ofKeys(due, 'request_id'))
      .where('purged', '=', 0)
      .executeTakeFirst();
    return Number(emptied.numUpdatedRows);
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
  const requests = await deleteOlder(ctx, 'file_requests', before);
  const creations = await deleteOlder(ctx, 'create_requests', before);
  const orders = await deleteOlder(ctx, 'lifecycle_requests', before);
  return requests + creations + orders + (await deleteOldUpdates(ctx, before));
}

async function deleteOlder(
  ctx: Ctx,
  table: 'file_requests' | 'create_requests' | 'lifecycle_requests',
  before: number,
): Promise<number> {
  const old = await ctx.db
    .selectFrom(table)
    .select(['network_id', 'request_id'])
    .where('created_at', '<', before)
    .limit(batchSize)
    .execute();
  if (old.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const deleted = await tx.db.deleteFrom(table).where(ofKeys(old, 'request_id')).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}

async function deleteOldUpdates(ctx: Ctx, before: number): Promise<number> {
  const old = await ctx.db
    .selectFrom('config_updates')
    .select(['network_id', 'update_id'])
    .where('created_at', '<', before)
    .limit(batchSize)
    .execute();
  if (old.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const deleted = await tx.db.deleteFrom('config_updates').where(ofKeys(old, 'update_id')).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}
