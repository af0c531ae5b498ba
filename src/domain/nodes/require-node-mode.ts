import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** What a node's mode may forbid. Heartbeat, completion, inbox, acks and replies never stand here (decisions B7). */
export type NodeAction = 'send_task' | 'send_message' | 'retry_task' | 'cancel_task' | 'reassign_task' | 'broadcast';

const hints = {
  mode_readonly: 'This node is read-only. Ask its owner to change its permission mode.',
  mode_restricted_not_assigned: 'This node is restricted to tasks that are assigned to it.',
  beyond_owner_rights: 'The owner of this node may not write in this network.',
  owner_unknown: 'The owner of this node is not a member of this network.',
} as const;

/**
 * Refuses what the mode of a node token forbids: `readonly` starts nothing, `restricted` acts only within work that
 * is assigned to it. Under `HUB_NODE_PERMISSIONS=enforce` a node may also do no more than its owner. Callers that are
 * no nodes pass. No query. Call it before `resolveScope`, which would name a viewer's node less exactly.
 *
 * @param assigned the action concerns a task whose assignee is the caller (the task itself, or the parent of a new one)
 * @throws node_permission_denied with `reason`, `route` and `hint`
 */
export function requireNodeMode(ctx: Ctx, action: NodeAction, assigned = false): void {
  const { caller } = ctx;
  if (caller.kind !== 'node') return;
  if (caller.mode === 'readonly') throw denied('mode_readonly', action);
  if (caller.mode === 'restricted' && !assigned) throw denied('mode_restricted_not_assigned', action);
  if (ctx.platform.settings.nodePermissions !== 'enforce') return;
  if (caller.memberRole === null) throw denied('owner_unknown', action);
  if (caller.memberRole === 'viewer') throw denied('beyond_owner_rights', action);
}

function denied(reason: keyof typeof hints, route: NodeAction): DomainError<'node_permission_denied'> {
  return new DomainError('node_permission_denied', { reason, route, hint: hints[reason] });
}
