import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { newestFirst } from '../access/newest-first.ts';
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
  let events = ctx.db.selectFrom('task_events').selectAll().where(inScope(scope));
  if (query.taskId !== undefined) events = events.where('task_id', '=', query.taskId);
  return events.orderBy(newestFirst(scope, 'task_events')).limit(query.limit).execute();
}
