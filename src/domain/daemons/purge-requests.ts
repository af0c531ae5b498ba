import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { keptSince, purgeOlder } from '../purge-older.ts';
import { keepAfterReadMs, keepContentMs, keepUnreadLogsMs } from './limits.ts';

const batchSize = 1_000;

/**
 * Empties what nodes answered when its time is over, read or not (rule daemons-content-kept): status and metadata stay.
 * At most 1,000 per call.
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
  return eachNetwork(ctx, due, async (tx, networkId, rows) => {
    const emptied = await tx.db
      .updateTable('file_requests')
      .set({ content: null, params: '{}', purged: 1 })
      .where('network_id', '=', networkId)
      .where(
        'request_id',
        'in',
        rows.map((row) => row.request_id),
      )
      .where('purged', '=', 0)
      .executeTakeFirst();
    return Number(emptied.numUpdatedRows);
  });
}

/** The requests of all kinds age from the moment they were made. */
const aging = [
  { table: 'file_requests', key: 'request_id', column: 'created_at' },
  { table: 'create_requests', key: 'request_id', column: 'created_at' },
  { table: 'lifecycle_requests', key: 'request_id', column: 'created_at' },
  { table: 'config_updates', key: 'update_id', column: 'created_at' },
] as const;

/**
 * Deletes requests of all kinds that are older than they are kept (rule platform-retention; a negative number of days
 * keeps all). At most 1,000 of a kind per call.
 *
 * @returns how many were deleted
 */
export async function purgeRequests(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepFileRequestsDays);
  let deleted = 0;
  for (const rows of aging) deleted += await purgeOlder(ctx, rows, before);
  return deleted;
}
