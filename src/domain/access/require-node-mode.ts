import type { Caller } from '../caller.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** What a node's mode may forbid. What a node may always do is never listed here (rule access-always-for-nodes). */
export type NodeAction =
  | 'send_task'
  | 'send_message'
  | 'send_desktop_message'
  | 'submit_skill'
  | 'review_skill'
  | 'retry_task'
  | 'cancel_task'
  | 'reassign_task'
  | 'broadcast'
  | 'create_node'
  | 'delete_node'
  | 'stop_node'
  | 'start_node'
  | 'restart_node'
  | 'update_node_config'
  | 'write_node_rules_file'
  | 'update_node_avatar'
  | 'upload_file'
  | 'upsert_network_secret'
  | 'upsert_provider'
  | 'update_provider'
  | 'requirements_create'
  | 'requirements_update'
  | 'requirements_checklist_toggle'
  | 'requirements_upsert_by_external_ref'
  | 'requirements_comment';

/** What only people may do where `HUB_NODE_PERMISSIONS` is `enforce` (rule access-owner-rights). */
const humanOnly: ReadonlySet<NodeAction> = new Set([
  'upsert_provider',
  'update_provider',
  'upsert_network_secret',
  'review_skill',
]);

const hints = {
  mode_readonly: 'This node is read-only. Ask its owner to change its permission mode.',
  mode_restricted_not_assigned: 'This node is restricted to tasks that are assigned to it.',
  beyond_owner_rights: 'The owner of this node may not write in this network.',
  human_only: 'Only people may do this here.',
  owner_unknown: 'The owner of this node is not a member of this network.',
} as const;

/**
 * Refuses what the mode of a node token forbids: `readonly` starts nothing, `restricted` acts only within work that
 * is assigned to it, which only `requireAssignedMode` can grant. Under `HUB_NODE_PERMISSIONS=enforce` a node may also do no more than its owner, under
 * `log` that is only written down. Callers that are
 * no nodes pass. No query. Call it before `resolveScope`, which would name a viewer's node less exactly.
 *
 * @throws node_permission_denied with `reason`, `route` and `hint`
 */
export function requireNodeMode(ctx: ReadCtx, action: NodeAction): void {
  requireAssignedMode(ctx, action, false);
}

/**
 * As `requireNodeMode`, before it is known whether a restricted node is assigned to what the action concerns: it lets
 * such a node pass. The caller asks `requireAssignedMode` as soon as that is known.
 *
 * @throws node_permission_denied
 */
export function requireWritingMode(ctx: ReadCtx, action: NodeAction): void {
  requireAssignedMode(ctx, action, true);
}

/**
 * As `requireNodeMode`, for an action on work that may be assigned to the caller.
 *
 * @param assigned whether the caller is the assignee of the task itself, or of the parent of a new one
 * @throws node_permission_denied
 */
export function requireAssignedMode(ctx: ReadCtx, action: NodeAction, assigned: boolean): void {
  const { caller } = ctx;
  if (caller.kind !== 'node') return;
  if (caller.mode === 'readonly') throw denied('mode_readonly', action);
  if (caller.mode === 'restricted' && !assigned) throw denied('mode_restricted_not_assigned', action);
  const { nodePermissions } = ctx.platform.settings;
  if (nodePermissions === 'enforce' && humanOnly.has(action)) throw denied('human_only', action);
  const beyond = nodePermissions === 'off' ? undefined : beyondOwner(caller);
  if (beyond === undefined) return;
  if (nodePermissions === 'enforce') throw denied(beyond, action);
  const { tokenId, nodeId } = caller;
  ctx.platform.log.warn({ token_id: tokenId, node_id: nodeId, route: action, reason: beyond }, 'node permission');
}

/** What keeps the owner of a node from this, if anything does. */
function beyondOwner({ memberRole }: Caller): 'owner_unknown' | 'beyond_owner_rights' | undefined {
  if (memberRole === null) return 'owner_unknown';
  return memberRole === 'viewer' ? 'beyond_owner_rights' : undefined;
}

function denied(reason: keyof typeof hints, route: NodeAction): DomainError<'node_permission_denied'> {
  return new DomainError('node_permission_denied', { reason, route, hint: hints[reason] });
}
