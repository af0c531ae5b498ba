import type { TaskRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { eachNetwork } from '../../each-network.ts';
import { ackDeliveries } from '../../inbox/ack-delivery.ts';
import { originator } from '../find-task.ts';
import type { TrackedTask } from '../find-task.ts';
import { canMove, isUnread } from '../lifecycle.ts';
import { isLive } from '../../live-tasks.ts';
import { queueWindowMs, sweepSize } from '../limits.ts';
import { announce } from '../announce-move.ts';
import { recordTaskEvent } from '../record-task-event.ts';
import { sendExpiryNotices } from './send-expiry-notices.ts';

/** The actor that task events of an expiry name: the hub itself. */
const actor = 'system';

/**
 * Expires what nobody acknowledged in time, the longest overdue first: the task, its delivery, its event and the word
 * to its sender in one transaction (rule tasks-expiry-batches), one for each network. A fixed number of statements a
 * network for up to 500 tasks.
 *
 * @returns how many tasks expired; as many as `limit` means that more may be due
 */
export async function expireTasks(ctx: Ctx, limit: number = sweepSize): Promise<number> {
  const due = await ctx.db
    .selectFrom('tasks')
    .select(['network_id', 'task_id', 'status'])
    .where(isUnread)
    .where('expires_at', '<=', ctx.platform.clock.now())
    .where('consumed_at', 'is', null)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return expireEach(ctx, due);
}

/** Expires what is due, in one unit per network. */
function expireEach(ctx: Ctx, due: readonly DueTask[]): Promise<number> {
  return eachNetwork(ctx, due, async (tx, networkId, own) => (await expire(tx, networkId, own)).length);
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
export type ExpiringTask = Pick<TaskRow, 'network_id' | 'task_id' | 'status' | 'expires_at' | 'consumed_at'>;
type DueTask = Pick<TaskRow, 'network_id' | 'task_id' | 'status'>;

/** Whether a sweep would expire this task now: unread, its time over, and no sign that a runtime consumed it. */
export function isOverdue(task: ExpiringTask, now: number): boolean {
  return canMove('expire', task.status) && task.expires_at !== null && task.expires_at <= now && !task.consumed_at;
}

/** The task as a read must show it: an overdue one expires first (rule tasks-expiry). No query for any other. */
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
  await expireEach(ctx, overdue);
  return overdue.length > 0;
}

/** As `expireIfOverdue`, inside a unit that goes on with the task. */
export async function expireOverdue(tx: Tx, task: TrackedTask): Promise<TrackedTask> {
  if (!isOverdue(task, tx.platform.clock.now())) return task;
  const [expired] = await expire(tx, task.network_id, [task]);
  // Another unit moved it first: the row that this one goes on with is read again when its own move fails.
  return expired ?? task;
}

/** The tasks that this call expired; one that moved meanwhile is not among them. */
async function expire(tx: Tx, networkId: string, due: readonly DueTask[]): Promise<TrackedTask[]> {
  const now = tx.platform.clock.now();
  const expired = await tx.db
    .updateTable('tasks')
    .set({ status: 'expired', completed_at: now })
    .where('network_id', '=', networkId)
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
  await ackDeliveries(tx, { networkId, taskIds: expired.map((task) => task.task_id) });
  const left = await countLeft(tx, networkId, expired);
  for (const { task, from } of steps) {
    const times = { deliveredAt: task.delivered_at, startedAt: task.started_at };
    recordTaskEvent(tx, { taskId: task.task_id, networkId, from, to: 'expired', actor, detail: null, times });
    announce(tx, { ...task, other_tasks: left.get(task.to_name) ?? 0 }, { from, actor, tell: true });
  }
  await sendExpiryNotices(tx, networkId, expired);
  return expired;
}

/** What the assignees of these tasks still have open, by alias. One statement. */
async function countLeft(tx: Tx, networkId: string, tasks: readonly TrackedTask[]): Promise<Map<string, number>> {
  const rows = await tx.db
    .selectFrom('tasks')
    .select((eb) => ['to_name', eb.fn.countAll<number>().as('open')])
    .where('network_id', '=', networkId)
    .where('to_name', 'in', [...new Set(tasks.map((task) => task.to_name))])
    .where(isLive)
    .where('delivered_at', '>', tx.platform.clock.now() - queueWindowMs)
    .groupBy('to_name')
    .execute();
  return new Map(rows.map(({ to_name: alias, open }) => [alias, Number(open)]));
}
