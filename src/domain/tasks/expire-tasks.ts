import type { Ctx, Tx } from '../ctx.ts';
import { ackDeliveries } from '../inbox/ack-delivery.ts';
import { countMove } from './count-tasks.ts';
import { originator } from './find-task.ts';
import type { TaskRow, TrackedTask } from './find-task.ts';
import { canMove, isUnread } from './lifecycle.ts';
import { sweepSize } from './limits.ts';
import { announce } from './move-task.ts';
import { sendExpiryNotices } from './send-expiry-notices.ts';

/** Task events of an expiry name the hub's own clockwork. */
const actor = 'system';

/**
 * Expires what nobody acknowledged in time, the longest overdue first: the task, its delivery, its event and the word
 * to its sender in one transaction (decisions C6; promise D9). A fixed number of statements for up to 500 tasks.
 *
 * @returns how many tasks expired; as many as `limit` means that more may be due
 */
export function expireTasks(ctx: Ctx, limit: number = sweepSize): Promise<number> {
  return ctx.transaction(async (tx) => {
    const due = await tx.db
      .selectFrom('tasks')
      .select(['task_id', 'status'])
      .where(isUnread)
      .where('expires_at', '<=', tx.platform.clock.now())
      .where('consumed_at', 'is', null)
      .orderBy('expires_at')
      .limit(limit)
      .execute();
    return (await expire(tx, due)).length;
  });
}

/**
 * Expires all that is due, one bounded batch after the other; between two batches other units have their turn.
 *
 * @returns how many tasks expired
 */
export async function sweepTasks(ctx: Ctx): Promise<number> {
  let total = 0;
  for (let count = sweepSize; count === sweepSize; total += count) count = await expireTasks(ctx);
  return total;
}

/** What an expiry is decided on. */
export type ExpiringTask = Pick<TaskRow, 'task_id' | 'status' | 'expires_at' | 'consumed_at'>;

/** Whether a sweep would expire this task now: unread, its time over, and no sign that a runtime consumed it. */
function isOverdue(task: ExpiringTask, now: number): boolean {
  return canMove('expire', task.status) && task.expires_at !== null && task.expires_at <= now && !task.consumed_at;
}

/** The task as a read must show it: an overdue one expires first (decisions C6). No query for any other. */
export async function expireIfOverdue(ctx: Ctx, task: TrackedTask): Promise<TrackedTask> {
  if (!isOverdue(task, ctx.platform.clock.now())) return task;
  return ctx.transaction((tx) => expireOverdue(tx, task));
}

/**
 * Expires those of the read tasks that are overdue.
 *
 * @returns whether there were any, and what was read is no longer so
 */
export async function expireListed(ctx: Ctx, tasks: readonly ExpiringTask[]): Promise<boolean> {
  const now = ctx.platform.clock.now();
  const overdue = tasks.filter((task) => isOverdue(task, now));
  if (overdue.length > 0) await ctx.transaction((tx) => expire(tx, overdue));
  return overdue.length > 0;
}

/** As `expireIfOverdue`, inside a unit that goes on with the task. */
export async function expireOverdue(tx: Tx, task: TrackedTask): Promise<TrackedTask> {
  if (!isOverdue(task, tx.platform.clock.now())) return task;
  const [expired] = await expire(tx, [task]);
  // Another unit moved it first: the row that this one goes on with is read again when its own move fails.
  return expired ?? task;
}

/** The tasks that this call expired; one that moved meanwhile is not among them. */
async function expire(tx: Tx, due: readonly Pick<TaskRow, 'task_id' | 'status'>[]): Promise<TrackedTask[]> {
  if (due.length === 0) return [];
  const now = tx.platform.clock.now();
  const expired = await tx.db
    .updateTable('tasks')
    .set({ status: 'expired', completed_at: now })
    .where(
      'task_id',
      'in',
      due.map((task) => task.task_id),
    )
    .where(isUnread)
    .where('expires_at', '<=', now)
    .where('consumed_at', 'is', null)
    .returningAll()
    .returning(originator)
    .execute();
  if (expired.length === 0) return [];
  const was = new Map(due.map((task) => [task.task_id, task.status]));
  const steps = expired.map((task) => ({ task, from: was.get(task.task_id) ?? task.status }));
  await tx.db
    .insertInto('task_events')
    .values(
      steps.map(({ task, from }) => ({
        task_id: task.task_id,
        network_id: task.network_id,
        from_status: from,
        to_status: 'expired' as const,
        actor,
        detail: null,
        created_at: now,
      })),
    )
    .execute();
  await ackDeliveries(tx, { taskIds: expired.map((task) => task.task_id) });
  for (const { task, from } of steps) {
    countMove(tx, task.network_id, from, 'expired');
    announce(tx, task, { from, actor, tell: true });
  }
  await sendExpiryNotices(tx, expired);
  return expired;
}
