import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { isAssignee } from './actor.ts';
import { chainReply } from './replies/chain-reply.ts';
import { findAssignedTask } from './find-assigned-task.ts';
import type { AssignedTask, AssignedTaskRef } from './find-assigned-task.ts';
import { canMove, isTerminal } from './lifecycle.ts';
import { cutText, maxResultLength } from './limits.ts';
import { advanceTask } from './move-task.ts';
import type { AdvancedTask } from './move-task.ts';
import { resolveRace } from './resolve-race.ts';

export interface TaskOutcome extends AssignedTaskRef {
  /** The full text; the task keeps its first 4,000 code points. */
  readonly result: string;
}

const nothing = Symbol('no such task');

/**
 * The task half of report_completion: the task becomes `replied` and its parent's originator hears of it. Of several
 * completions, cancels, expiries and reassignments exactly one wins (rule tasks-one-completion-wins).
 *
 * @returns the task, or undefined when neither an id nor a live text of this alias matches
 * @throws task_not_owned the id is of a task that is (no longer) the alias's
 * @throws task_terminal it has ended before
 */
export async function completeTask(tx: Tx, outcome: TaskOutcome): Promise<AdvancedTask | undefined> {
  const completed = await resolveRace<AssignedTask | undefined, AdvancedTask | typeof nothing>(
    () => findAssignedTask(tx, outcome),
    async (task) => {
      if (!task) return nothing;
      const { task_id, status } = task;
      if (!mayComplete(tx, task, outcome.alias)) throw new DomainError('task_not_owned', { task_id });
      if (isTerminal(status)) throw new DomainError('task_terminal', { task_id, status });
      if (!canMove('complete', status)) return nothing;
      return advanceTask(tx, {
        move: 'complete',
        task,
        to: 'replied',
        set: { result: cutText(outcome.result, maxResultLength), completed_at: tx.platform.clock.now() },
      });
    },
  );
  if (completed === nothing) return undefined;
  await chainReply(tx, completed);
  return completed;
}

function mayComplete(tx: Tx, task: AssignedTask, alias: string): boolean {
  if (tx.caller.kind === 'node' && tx.caller.alias !== null) return isAssignee(tx.caller, task);
  return task.to_name === alias;
}
