import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { countMove } from './count-tasks.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;

/**
 * Deletes failed, cancelled and expired tasks that ended longer ago than tasks are kept; replied ones stay (decisions
 * A6; a negative number of days keeps all). At most 1,000 a call.
 *
 * @returns how many were deleted
 */
export async function purgeTasks(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepTasksDays;
  if (days < 0) return 0;
  return ctx.transaction(async (tx) => {
    // By network, so that the walk goes along the status index and not past every replied task that ever was; SQLite
    // keeps the order of a cross join.
    const old = tx.db
      .selectFrom('networks')
      .crossJoin('tasks')
      .select('tasks.seq')
      .whereRef('tasks.network_id', '=', 'networks.network_id')
      .where(sql<boolean>`tasks.status in ('failed', 'cancelled', 'expired')`)
      .where('tasks.completed_at', '<', tx.platform.clock.now() - days * dayMs)
      .limit(batchSize);
    const deleted = await tx.db
      .deleteFrom('tasks')
      .where('seq', 'in', old)
      .returning(['network_id', 'status'])
      .execute();
    for (const { network_id: networkId, status } of deleted) countMove(tx, networkId, status, null);
    return deleted.length;
  });
}

/**
 * Deletes task events older than they are kept (decisions A6; negative keeps all). At most 1,000 a call.
 *
 * @returns how many were deleted
 */
export async function purgeTaskEvents(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepTaskEventsDays;
  if (days < 0) return 0;
  return ctx.transaction(async (tx) => {
    const old = tx.db
      .selectFrom('task_events')
      .select('seq')
      .where('created_at', '<', tx.platform.clock.now() - days * dayMs)
      .limit(batchSize);
    const deleted = await tx.db.deleteFrom('task_events').where('seq', 'in', old).returning('seq').execute();
    return deleted.length;
  });
}
