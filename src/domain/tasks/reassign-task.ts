import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { ackDeliveries } from '../inbox/ack-delivery.ts';
import { requireLicense } from '../license/check-license.ts';
import { requireAssignedMode, requireWritingMode } from '../access/require-node-mode.ts';
import { isAssignee } from './actor.ts';
import { checkLabel } from './sending/check-label.ts';
import { leaveTaskDelivery } from './sending/leave-task-delivery.ts';
import type { TrackedTask } from './find-task.ts';
import { requireTask } from './get-task.ts';
import { isTerminal } from './lifecycle.ts';
import { moveTask } from './move-task.ts';
import { resolveRace } from './resolve-race.ts';
import { clearedAttempt } from './retry-task.ts';
import { requireForceAllowed, resolveTarget } from './sending/resolve-target.ts';

export interface Reassignment {
  readonly taskId: string;
  readonly newAlias: string;
  readonly force?: boolean | undefined;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Hands a live task to another alias; a running one is interrupted. The old delivery is acknowledged, a new one made;
 * `expires_at` stays (rule tasks-reassign). Evidence of the former assignee's runtime is cleared with its start.
 *
 * @throws task_not_found, task_terminal, alias_not_found, node_not_active, node_degraded, license_expired,
 *   node_token_cannot_force, node_permission_denied, from_session_identity_mismatch
 */
export async function reassignTask(
  ctx: Ctx,
  input: Reassignment,
): Promise<{ readonly taskId: string; readonly from: string; readonly to: string }> {
  requireWritingMode(ctx, 'reassign_task');
  const scope = await resolveScope(ctx, input.networkId, 'write');
  await checkLabel(ctx, scope.networkId, input.fromSession);
  requireForceAllowed(ctx, input.force);
  await requireLicense(ctx);
  return ctx.transaction(async (tx) => {
    const { former, moved, renamedFrom } = await resolveRace(
      () => requireTask(tx.db, scope, input.taskId),
      (task) => moveToAlias(tx, task, input),
    );
    await ackDeliveries(tx, { networkId: moved.network_id, taskIds: [moved.task_id] });
    leaveTaskDelivery(tx, moved, { renamedFrom });
    return { taskId: moved.task_id, from: former, to: moved.to_name };
  });
}

async function moveToAlias(tx: Tx, task: TrackedTask, { newAlias, force }: Reassignment) {
  const isOwn = isAssignee(tx.caller, task);
  requireAssignedMode(tx, 'reassign_task', isOwn);
  if (isTerminal(task.status)) {
    throw new DomainError('task_terminal', { task_id: task.task_id, status: task.status });
  }
  const target = await resolveTarget(tx, task.network_id, newAlias, force);
  const moved = await moveTask(tx, {
    move: 'reassign',
    task,
    to: 'delivered',
    detail: `${task.to_name} -> ${target.alias}`,
    set: {
      to_name: target.alias,
      to_node_id: target.nodeId,
      delivered_at: tx.platform.clock.now(),
      ...clearedAttempt,
    },
    takenFrom: isOwn ? undefined : task.to_name,
  });
  return moved && { former: task.to_name, moved, renamedFrom: target.renamedFrom };
}
