import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import { eachNetwork } from '../../each-network.ts';
import { keptSince, purgeOlder } from '../../purge-older.ts';
import { countMove } from '../count-tasks.ts';

const batchSize = 1_000;

/**
 * Deletes failed, cancelled and expired tasks that ended longer ago than tasks are kept; replied ones stay
 * (rule platform-retention; a negative number of days keeps all). At most 1,000 per call.
 *
 * @returns how many were deleted
 */
export async function purgeTasks(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepTasksDays);
  if (before === undefined) return 0;
  // By network, so that the walk goes along the status index and not past every replied task that ever was; SQLite
  // keeps the order of a cross join.
  const old = await ctx.db
    .selectFrom('networks')
    .crossJoin('tasks')
    .select(['tasks.network_id', 'tasks.task_id'])
    .whereRef('tasks.network_id', '=', 'networks.network_id')
    .where(sql<boolean>`tasks.status in ('failed', 'cancelled', 'expired')`)
    .where('tasks.completed_at', '<', before)
    .limit(batchSize)
    .execute();
  return eachNetwork(ctx, old, async (tx, networkId, rows) => {
    const deleted = await tx.db
      .deleteFrom('tasks')
      .where('network_id', '=', networkId)
      .where(
        'task_id',
        'in',
        rows.map((task) => task.task_id),
      )
      // Retried since they were picked: they live again.
      .where(sql<boolean>`status in ('failed', 'cancelled', 'expired')`)
      .returning('status')
      .execute();
    for (const { status } of deleted) countMove(tx, networkId, status, null);
    return deleted.length;
  });
}

/**
 * Deletes task events older than they are kept (rule platform-retention; negative keeps all). At most 1,000 per call.
 *
 * @returns how many were deleted
 */
export function purgeTaskEvents(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepTaskEventsDays);
  return purgeOlder(ctx, { table: 'task_events', key: 'seq', column: 'created_at', byNetwork: true }, before);
}
