import type { MemberRole } from '../../../generated/enums.ts';
import type { ReadCtx } from '../ctx.ts';

/**
 * The role with which a token acts in a network where its person has `role`. The agent of a member who became a viewer
 * is narrowed where `HUB_NODE_PERMISSIONS` is `enforce` only, and its reports not even there
 * (rule access-owner-rights). That is for tokens that are bound to a node; a viewer's other tokens only read.
 *
 * @param mode `report` for what a node always may
 */
export function roleOfToken(
  { caller, platform }: ReadCtx,
  role: MemberRole,
  mode: 'read' | 'write' | 'report',
): MemberRole {
  const isNode = caller.kind === 'node' && caller.nodeId !== null;
  if (role !== 'viewer' || !isNode) return role;
  return mode === 'report' || platform.settings.nodePermissions !== 'enforce' ? 'member' : role;
}
