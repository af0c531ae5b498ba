import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { leaveAcksOfTask } from '../inbox/leave-ack.ts';
import { isAssignee } from './actor.ts';
import { chainReply } from './replies/chain-reply.ts';
import { findAssignedTask } from './find-assigned-task.ts';
import type { AssignedTask, AssignedTaskRef } from './find-assigned-task.ts';
import { leaveMove } from './leave-move.ts';
import { isTerminal } from './lifecycle.ts';
import { cutText, maxResultLength } from './limits.ts';

export interface TaskOutcome extends AssignedTaskRef {
  /** The full text; the task keeps its first 4,000 code points. */
  readonly result: string;
}

/**
 * The task half of report_completion: the task becomes `replied` at the end of the unit, its deliveries are acknowledged
 * and its parent's originator hears of it. Of several completions, cancels, expiries and reassignments exactly one wins
 * (rule tasks-one-completion-wins).
 *
 * @returns the task as it was, or undefined when neither an id nor a live text of this alias matches
 * @throws task_not_owned the id is of a task that is (no longer) the alias's
 * @throws task_terminal it has ended before
 */
export async function completeTask(tx: Tx, outcome: TaskOutcome): Promise<AssignedTask | undefined> {
  const task = await findAssignedTask(tx, outcome);
  if (!task) return undefined;
  const { task_id, network_id: networkId, status } = task;
  if (!mayComplete(tx, task, outcome.alias)) throw new DomainError('task_not_owned', { task_id });
  if (isTerminal(status)) throw new DomainError('task_terminal', { task_id, status });
  const result = cutText(outcome.result, maxResultLength);
  const completedAt = tx.platform.clock.now();
  if (!leaveMove(tx, { move: 'complete', task, to: 'replied', result, completedAt })) return undefined;
  if (task.has_unread) await leaveAcksOfTask(tx, { networkId, taskId: task_id });
  await chainReply(tx, task);
  return task;
}

function mayComplete(tx: Tx, task: AssignedTask, alias: string): boolean {
  if (tx.caller.kind === 'node' && tx.caller.alias !== null) return isAssignee(tx.caller, task);
  return task.to_name === alias;
}
