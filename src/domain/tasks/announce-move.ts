import type { TaskRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Tx } from '../ctx.ts';
import { mostQueued } from '../live-tasks.ts';
import { originatorOf } from './find-task.ts';
import type { TrackedTask } from './find-task.ts';
import { isTerminal } from './lifecycle.ts';

/** What the events of a task tell of it. */
export type AnnouncedTask = Pick<
  TrackedTask,
  'task_id' | 'network_id' | 'status' | 'sender_kind' | 'sender_id' | 'originator' | 'originator_user_id'
> & {
  /** Open tasks of the assignee besides this one; a text on Postgres. */
  readonly other_tasks: number | string;
};

/** Emits `task_status` for the network, and for the originator when `tell` is set (rule streams-task-status). */
export function announce(
  tx: Tx,
  task: AnnouncedTask,
  { from, actor, tell }: { readonly from: TaskRow['status']; readonly actor: string; readonly tell: boolean },
): void {
  const facts = {
    task_id: task.task_id,
    from_status: from,
    to_status: task.status,
    actor,
    at: toWireTime(tx.platform.clock.now()),
    queue_depth: Math.min(mostQueued, Number(task.other_tasks) + (isTerminal(task.status) ? 0 : 1)),
  };
  tx.emit({
    networkId: task.network_id,
    type: 'task_status',
    channel: tell ? originatorOf(task) : null,
    payload: tell ? facts : null,
    summary: facts,
  });
}
