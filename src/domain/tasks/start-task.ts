import type { Tx } from '../ctx.ts';
import { findAssignedTask } from './find-assigned-task.ts';
import type { AssignedTaskRef } from './find-assigned-task.ts';
import { leaveMove } from './leave-move.ts';

/**
 * The task half of a `working` report: a delivered or acked task of the alias becomes `running` at the end of the unit
 * (rule tasks-matched-by-text). A report that names anything else changes no task and is no error.
 *
 * @returns the id of the task that the report names, if it is one of the alias
 */
export async function startTask(tx: Tx, ref: AssignedTaskRef): Promise<string | null> {
  const task = await findAssignedTask(tx, ref);
  if (task?.to_name !== ref.alias) return null;
  leaveMove(tx, { move: 'start', task, to: 'running', startedAt: tx.platform.clock.now() });
  return task.task_id;
}
