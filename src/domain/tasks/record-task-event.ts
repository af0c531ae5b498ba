import type { TaskStatus } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import { countMove } from './count-tasks.ts';

/** One step in the life of a task. */
export interface TaskStep {
  readonly taskId: string;
  readonly networkId: string;
  /** Null for the first step. */
  readonly from: TaskStatus | null;
  readonly to: TaskStatus;
  readonly actor: string;
  readonly detail: string | null;
}

/** Logs a step of a task at the end of the unit and counts it (rule tasks-actors). */
export function recordTaskEvent(tx: Tx, step: TaskStep): void {
  countMove(tx, step.networkId, step.from, step.to);
  tx.append('task_events', {
    network_id: step.networkId,
    task_id: step.taskId,
    from_status: step.from,
    to_status: step.to,
    actor: step.actor,
    detail: step.detail,
    created_at: tx.platform.clock.now(),
  });
}
