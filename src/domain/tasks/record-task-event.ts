import type { TaskStatus } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import type { TaskProgress } from '../task-watch.ts';
import { countMove } from './count-tasks.ts';
import { isTerminal } from './lifecycle.ts';

/** One step in the life of a task. */
export interface TaskStep {
  readonly taskId: string;
  readonly networkId: string;
  /** Null for the first step. */
  readonly from: TaskStatus | null;
  readonly to: TaskStatus;
  readonly actor: string;
  readonly detail: string | null;
  /** When the assignee got the task and began with it, epoch milliseconds. */
  readonly times?: { readonly deliveredAt: number | null; readonly startedAt: number | null };
}

/** What the watch wants to know of it. */
type WatchedStep = Pick<TaskStep, 'from' | 'to' | 'times'>;

/** Logs a step of a task at the end of the unit, counts it (rule tasks-actors) and tells who watches. */
export function recordTaskEvent(tx: Tx, step: TaskStep): void {
  const at = tx.platform.clock.now();
  countMove(tx, step.networkId, step.from, step.to);
  tx.append('task_events', {
    network_id: step.networkId,
    task_id: step.taskId,
    from_status: step.from,
    to_status: step.to,
    actor: step.actor,
    detail: step.detail,
    created_at: at,
  });
  tellWatch(tx, step);
}

/** Tells who watches of a step, once it is durable. */
export function tellWatch(tx: Tx, step: WatchedStep): void {
  const { clock, taskWatch } = tx.platform;
  if (taskWatch === undefined) return;
  const at = clock.now();
  tx.afterCommit(() => taskWatch.moved(progressOf(step, at)));
}

function progressOf({ from, to, times }: WatchedStep, at: number): TaskProgress {
  const wasWaiting = from === 'created' || from === 'delivered';
  const isTaken = to === 'acked' || to === 'running' || to === 'replied';
  const since = (moment: number | null | undefined): number | null => (moment == null ? null : at - moment);
  return {
    ended: isTerminal(to) ? to : null,
    waitedMs: wasWaiting && isTaken ? since(times?.deliveredAt) : null,
    ranMs: isTerminal(to) ? since(times?.startedAt) : null,
  };
}
