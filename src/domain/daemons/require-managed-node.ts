import type { NodeRow } from '../../entities/rows.ts';
import { findMembership } from '../access/find-membership.ts';
import { roleOfToken } from '../access/role-of-token.ts';
import { managers, requireRole, writers } from '../access/require-role.ts';
import type { ScopeRole } from '../access/require-role.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findOnlyNodeById } from '../nodes/find-node-by-id.ts';

/** A node and what the caller may do with it. */
export interface ManagedNode {
  readonly node: NodeRow;
  /** The caller owns the node, or manages its network. */
  readonly manages: boolean;
  /** The caller manages the network. */
  readonly administers: boolean;
}

/**
 * The node that a call is about, in whichever network of the caller it is.
 *
 * @throws node_not_found absent or foreign
 * @throws permission_denied a viewer
 * @throws agent_access_restricted a restricted member
 */
export async function requireManagedNode(ctx: ReadCtx, nodeId: string): Promise<ManagedNode> {
  const node = await findOnlyNodeById(ctx, nodeId);
  if (node === undefined) throw new DomainError('node_not_found');
  const role = await roleIn(ctx, node.network_id);
  if (role === undefined) throw new DomainError('node_not_found');
  requireRole(role, writers, 'permission_denied');
  const administers = role === 'system' || managers.includes(role);
  const { userId } = ctx.caller;
  return { node, administers, manages: administers || (userId !== null && node.owner_user_id === userId) };
}

/**
 * As `requireManagedNode`, for its owner and the owner and admins of its network alone.
 *
 * @throws permission_denied also for the other members
 */
export async function requireOwnedNode(ctx: ReadCtx, nodeId: string): Promise<ManagedNode> {
  const found = await requireManagedNode(ctx, nodeId);
  if (!found.manages) throw new DomainError('permission_denied');
  return found;
}

/**
 * What the caller is in a network; undefined for strangers and for a token that is bound to another one. A system admin
 * may administer the nodes of every network.
 *
 * @throws agent_access_restricted
 */
export async function roleIn(ctx: ReadCtx, networkId: string): Promise<ScopeRole | undefined> {
  const own = await findMembership(ctx, networkId);
  if (own?.agentAccess === 'granted') throw new DomainError('agent_access_restricted');
  if (own !== undefined) return roleOfToken(ctx, own.role, 'write');
  return ctx.caller.systemAdmin && ctx.caller.networkId === null ? 'system' : undefined;
}
