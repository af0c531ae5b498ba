import type { TaskRow } from '../../entities/rows.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireAssignedMode, requireWritingMode } from '../access/require-node-mode.ts';
import { isAssignee } from './actor.ts';
import { checkLabel } from './sending/check-label.ts';
import { requireTask } from './get-task.ts';
import { isTerminal } from './lifecycle.ts';
import { moveTask } from './move-task.ts';
import { resolveRace } from './resolve-race.ts';

export interface Cancellation {
  readonly taskId: string;
  /** At most 1,000 characters; kept in the task event. */
  readonly reason?: string | undefined;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Cancels a live task.
 *
 * @throws task_not_found, task_not_cancellable (it has ended), node_permission_denied, from_session_identity_mismatch
 */
export async function cancelTask(ctx: Ctx, input: Cancellation): Promise<TaskRow> {
  requireWritingMode(ctx, 'cancel_task');
  const scope = await resolveScope(ctx, input.networkId, 'write');
  await checkLabel(ctx, scope.networkId, input.fromSession);
  return ctx.transaction((tx) =>
    resolveRace(
      () => requireTask(tx.db, scope, input.taskId),
      async (task) => {
        const { task_id, status } = task;
        const isOwn = isAssignee(tx.caller, task);
        requireAssignedMode(tx, 'cancel_task', isOwn);
        if (isTerminal(status)) throw new DomainError('task_not_cancellable', { task_id, status, cancelled: false });
        return moveTask(tx, {
          move: 'cancel',
          task,
          to: 'cancelled',
          detail: input.reason,
          set: { completed_at: tx.platform.clock.now() },
          takenFrom: isOwn ? undefined : task.to_name,
        });
      },
    ),
  );
}
