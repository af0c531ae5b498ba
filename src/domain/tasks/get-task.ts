import { resolveObjectScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { expireIfOverdue, isOverdue } from './expiry/expire-tasks.ts';
import { findShownTask, findTask } from './find-task.ts';
import type { TrackedTask } from './find-task.ts';
import type { ShownTask } from './shown-task.ts';

/**
 * The task of this id in the networks that the caller may read. A task that is overdue expires by being read
 * (rule tasks-expiry). One query besides the scope's own.
 *
 * @throws task_not_found absent or foreign
 */
export async function getTask(
  ctx: Ctx,
  query: { readonly taskId: string; readonly networkId?: string | undefined },
): Promise<ShownTask> {
  const { taskId, networkId } = query;
  const scope = await resolveObjectScope(ctx, networkId, 'narrow');
  const task = await findShownTask(ctx.db, scope, taskId);
  if (!task) throw new DomainError('task_not_found', { task_id: taskId });
  if (!isOverdue(task, ctx.platform.clock.now())) return task;
  return expireIfOverdue(ctx, await requireTask(ctx.db, scope, taskId));
}

/** @throws task_not_found */
export async function requireTask(db: Queries, scope: Scope, taskId: string): Promise<TrackedTask> {
  const task = await findTask(db, scope, taskId);
  if (!task) throw new DomainError('task_not_found', { task_id: taskId });
  return task;
}
