import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

export type TaskEventRow = Selectable<HubTables['task_events']>;

/**
 * Steps of one task, or of all tasks of the networks that the caller may read, the newest first (seed 000, GET
 * /api/task_events). One query besides the scope's own.
 */
export async function listTaskEvents(
  ctx: Ctx,
  query: { readonly taskId?: string | undefined; readonly networkId?: string | undefined; readonly limit: number },
): Promise<TaskEventRow[]> {
  const scope = await resolveReadScope(ctx, query.networkId);
  const events = ctx.db.selectFrom('task_events').selectAll('task_events').orderBy('task_events.seq', 'desc');
  if (query.taskId === undefined) return events.where(inScope(scope)).limit(query.limit).execute();
  // The scope is asked of the task: a condition on the events' own network would lead SQLite along all its events.
  return events
    .innerJoin('tasks', 'tasks.task_id', 'task_events.task_id')
    .where('task_events.task_id', '=', query.taskId)
    .where(inScope(scope, 'tasks.network_id'))
    .limit(query.limit)
    .execute();
}
