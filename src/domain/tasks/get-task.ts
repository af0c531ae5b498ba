import { resolveObjectScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { expireIfOverdue } from './expiry/expire-tasks.ts';
import { findTask } from './find-task.ts';
import type { TrackedTask } from './find-task.ts';

/**
 * The task of this id in the networks that the caller may read. A task that is overdue expires by being read
 * (rule tasks-expiry). One query besides the scope's own.
 *
 * @throws task_not_found absent or foreign
 */
export async function getTask(
  ctx: Ctx,
  query: { readonly taskId: string; readonly networkId?: string | undefined },
): Promise<TrackedTask> {
  const scope = await resolveObjectScope(ctx, query.networkId, 'narrow');
  const task = await requireTask(ctx.db, scope, query.taskId);
  return expireIfOverdue(ctx, task);
}

/** @throws task_not_found */
export async function requireTask(db: Queries, scope: Scope, taskId: string): Promise<TrackedTask> {
  const task = await findTask(db, scope, taskId);
  if (!task) throw new DomainError('task_not_found', { task_id: taskId });
  return task;
}
