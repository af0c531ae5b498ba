import { resolveScope } from '../../access/resolve-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { actsForAssignee } from '../acts-for-assignee.ts';
import { checkLabel } from '../sending/check-label.ts';
import { requireTask } from '../get-task.ts';
import { canMove } from '../lifecycle.ts';
import { moveTask } from '../move-task.ts';
import { resolveRace } from '../resolve-race.ts';

/**
 * Acknowledges a task without touching its delivery (rule tasks-send-ack).
 *
 * @returns how many tasks moved: always 1, everything else is refused
 * @throws task_not_found, task_not_owned (another node's task), task_not_ackable (not created or delivered),
 *   from_session_identity_mismatch
 */
export async function sendAck(
  ctx: Ctx,
  input: {
    readonly taskId: string;
    readonly fromSession?: string | undefined;
    readonly networkId?: string | undefined;
  },
): Promise<{ readonly taskId: string; readonly updated: 1 }> {
  const scope = await resolveScope(ctx, input.networkId, 'report');
  await checkLabel(ctx, scope.networkId, input.fromSession);
  return ctx.transaction((tx) =>
    resolveRace(
      () => requireTask(tx.db, scope, input.taskId),
      async (task) => {
        const { task_id: taskId, status } = task;
        if (!(await actsForAssignee(tx, task, 'send_ack')))
          throw new DomainError('task_not_owned', { task_id: taskId });
        if (!canMove('sendAck', status))
          throw new DomainError('task_not_ackable', { task_id: taskId, status, updated: 0 });
        const moved = await moveTask(tx, { move: 'sendAck', task, to: 'acked' });
        return moved && { taskId, updated: 1 as const };
      },
    ),
  );
}
