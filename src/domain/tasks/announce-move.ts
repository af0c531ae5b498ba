import type { TaskRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Tx } from '../ctx.ts';
import { aliasAddress } from '../address.ts';
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

/** What is told of a move. */
export interface Announcement {
  readonly from: TaskRow['status'];
  readonly actor: string;
  /** Whether the originator hears of it. */
  readonly tell: boolean;
  /** The agent that the task was taken from. */
  readonly takenFrom?: string | undefined;
}

/**
 * Emits `task_status` for the network, for the originator when `tell` is set, and for the agent that the task was taken
 * from (rule streams-task-status). Each hears of it once.
 */
export function announce(tx: Tx, task: AnnouncedTask, { from, actor, tell, takenFrom }: Announcement): void {
  const facts = {
    task_id: task.task_id,
    from_status: from,
    to_status: task.status,
    actor,
    at: toWireTime(tx.platform.clock.now()),
    queue_depth: Math.min(mostQueued, Number(task.other_tasks) + (isTerminal(task.status) ? 0 : 1)),
  };
  const originator = tell ? originatorOf(task) : null;
  const event = { networkId: task.network_id, type: 'task_status' } as const;
  tx.emit({ ...event, channel: originator, payload: tell ? facts : null, summary: facts });
  if (takenFrom === undefined || (originator?.kind === 'alias' && originator.key === takenFrom)) return;
  tx.emit({ ...event, channel: aliasAddress(takenFrom), payload: facts, summary: null });
}
