import type { TaskRow } from '../../entities/rows.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { ackDeliveries } from '../inbox/ack-delivery.ts';
import { requireLicense } from '../license/check-license.ts';
import { requireAssignedMode, requireWritingMode } from '../access/require-node-mode.ts';
import { isAssignee } from './actor.ts';
import { checkLabel } from './sending/check-label.ts';
import { leaveTaskDelivery } from './sending/leave-task-delivery.ts';
import { expireOverdue } from './expiry/expire-tasks.ts';
import { requireTask } from './get-task.ts';
import { canMove } from './lifecycle.ts';
import { defaultTtlSeconds } from './limits.ts';
import { moveTask } from './move-task.ts';
import { resolveRace } from './resolve-race.ts';
import { requireForceAllowed, resolveTarget } from './sending/resolve-target.ts';

export interface Retry {
  readonly taskId: string;
  readonly force?: boolean | undefined;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Delivers a failed, expired or cancelled task to its assignee once more: same task, new delivery, an hour to live;
 * what the last attempt left is cleared (rule tasks-retry-fresh).
 *
 * @throws task_not_found, task_not_retryable, alias_not_found, node_not_active, node_degraded, license_expired,
 *   node_token_cannot_force, node_permission_denied, from_session_identity_mismatch
 */
export async function retryTask(ctx: Ctx, input: Retry): Promise<TaskRow> {
  requireWritingMode(ctx, 'retry_task');
  const scope = await resolveScope(ctx, input.networkId, 'write');
  await checkLabel(ctx, scope.networkId, input.fromSession);
  requireForceAllowed(ctx, input.force);
  await requireLicense(ctx);
  return ctx.transaction(async (tx) => {
    const { retried, renamedFrom } = await resolveRace(
      async () => expireOverdue(tx, await requireTask(tx.db, scope, input.taskId)),
      async (task) => {
        requireAssignedMode(tx, 'retry_task', isAssignee(tx.caller, task));
        const { task_id, status } = task;
        if (!canMove('retry', status)) throw new DomainError('task_not_retryable', { task_id, status });
        const target = await resolveTarget(tx, task.network_id, task.to_name, input.force);
        const now = tx.platform.clock.now();
        const moved = await moveTask(tx, {
          move: 'retry',
          task,
          to: 'delivered',
          set: {
            to_name: target.alias,
            to_node_id: target.nodeId,
            delivered_at: now,
            expires_at: now + defaultTtlSeconds * 1000,
            ...clearedAttempt,
            result: null,
            completed_at: null,
          },
        });
        return moved && { retried: moved, renamedFrom: target.renamedFrom };
      },
    );
    await ackDeliveries(tx, { networkId: retried.network_id, taskIds: [retried.task_id] });
    leaveTaskDelivery(tx, retried, { renamedFrom });
    return retried;
  });
}

/** What an attempt writes into its task while it lasts. */
export const clearedAttempt = { started_at: null, runtime_submitted_at: null, consumed_at: null } as const;
