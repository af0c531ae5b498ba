import type { Tx } from '../ctx.ts';
import { findAssignedTask } from './find-assigned-task.ts';
import type { AssignedTaskRef } from './find-assigned-task.ts';
import { canMove } from './lifecycle.ts';
import { advanceTask } from './move-task.ts';
import type { AdvancedTask } from './move-task.ts';

/**
 * The task half of a `working` report: a delivered or acked task of the alias becomes `running`
 * (rule tasks-matched-by-text). A report that names anything else changes no task and is no error.
 *
 * @returns the task if this call started it
 */
export async function startTask(tx: Tx, ref: AssignedTaskRef): Promise<AdvancedTask | undefined> {
  const task = await findAssignedTask(tx, ref);
  if (task?.to_name !== ref.alias || !canMove('start', task.status)) return undefined;
  // Another unit moved the task first; the next report of this node sees the outcome.
  return advanceTask(tx, { move: 'start', task, to: 'running', set: { started_at: tx.platform.clock.now() } });
}
