import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { unansweredTasks } from '../../../entities/task.ts';
import type { Ctx } from '../../ctx.ts';
import { eachNetwork } from '../../each-network.ts';
import { findOlder, keptSince, purgeOlder } from '../../purge-older.ts';
import { countMove } from '../count-tasks.ts';

/** Those that age; replied ones never do. */
const isUnanswered = sql<SqlBool>`${sql.raw(unansweredTasks)}`;

/**
 * Deletes failed, cancelled and expired tasks that ended longer ago than tasks are kept; replied ones stay
 * (rule platform-retention; a negative number of days keeps all). At most 1,000 per call.
 *
 * @returns how many were deleted
 */
export async function purgeTasks(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepTasksDays);
  if (before === undefined) return 0;
  const rows = { table: 'tasks', key: 'task_id', column: 'completed_at', only: isUnanswered } as const;
  return eachNetwork(ctx, await findOlder(ctx, rows, before), async (tx, networkId, own) => {
    const deleted = await tx.db
      .deleteFrom('tasks')
      .where('network_id', '=', networkId)
      .where(
        'task_id',
        'in',
        own.map(({ key }) => String(key)),
      )
      // Some may have been retried since they were picked.
      .where(isUnanswered)
      .where('completed_at', '<', before)
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
