import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { resolveReadScope, resolveScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireAssignedMode } from '../access/require-node-mode.ts';
import type { NodeAction } from '../access/require-node-mode.ts';

/** The networks of a call, and in which of them the caller sees own cards only (rule requirements-scoped-members). */
export interface Board {
  readonly scope: Scope;
  readonly userId: string;
  /** A node that is narrowed to its owner's view: its own cards are those of either. Empty for everybody else. */
  readonly nodeId: string;
  /** Empty for nearly everybody. */
  readonly scopedIn: readonly string[];
}

/** The board of all networks that the caller may read, or of the given one. */
export async function resolveReadBoard(ctx: Ctx, networkId: string | undefined): Promise<Board> {
  return boardOf(ctx, await resolveReadScope(ctx, networkId, 'narrow'));
}

/**
 * The board of the one network that a call may write to.
 *
 * @param action checked against the mode of a node token; whether a card is assigned to a restricted node is checked
 *   by `requireAssigned`
 * @throws node_permission_denied, network_id_required, access_denied, permission_denied
 */
export async function resolveWriteBoard(ctx: Ctx, networkId: string | undefined, action: NodeAction): Promise<Board> {
  requireAssignedMode(ctx, action, action !== 'requirements_create');
  return boardOf(ctx, await resolveScope(ctx, networkId, 'write', 'narrow'));
}

/**
 * The board of the one network in which a person manages what all cards share: projects and tags. Not open to nodes
 * and to restricted members.
 *
 * @throws user_token_required, agent_access_restricted, permission_denied, network_id_required, access_denied
 */
export async function resolveManagedBoard(ctx: Ctx, networkId: string | undefined): Promise<Board> {
  if (ctx.caller.kind === 'node') throw new DomainError('user_token_required');
  const board = await boardOf(ctx, await resolveScope(ctx, networkId, 'write'));
  if (board.scopedIn.length > 0) throw new DomainError('permission_denied');
  return board;
}

/** A condition on `requirements as r`: the caller sees the card. */
export function ofSeenCards({ scope, scopedIn, userId, nodeId }: Board): RawBuilder<SqlBool> {
  const inNetworks = inScope(scope, 'r.network_id');
  if (scopedIn.length === 0) return inNetworks;
  return sql<SqlBool>`(${inNetworks} and (r.network_id not in (${sql.join(scopedIn)})
    or r.owner_id = ${userId} or r.agent_owner_id = ${nodeId}
    or (r.created_by_kind = 'user' and r.created_by_id = ${userId})
    or (r.created_by_kind = 'node' and r.created_by_id = ${nodeId})
    or exists (select 1 from requirement_people as own
      where own.network_id = r.network_id and own.requirement_id = r.requirement_id
      and (own.kind = 'user' and own.person_id = ${userId} or own.kind = 'node' and own.person_id = ${nodeId}))))`;
}

async function boardOf(ctx: Ctx, scope: Scope): Promise<Board> {
  const { userId, kind } = ctx.caller;
  const nodeId = ctx.caller.nodeId ?? '';
  // The restriction is the member's own: it binds a node only where nodes are narrowed to their owners' rights
  // (rule requirements-scoped-members). Callers above the roles see all.
  const free = kind === 'node' && ctx.platform.settings.nodePermissions !== 'enforce';
  if (userId === null || free || scope.networkIds === 'all' || scope.networkIds.length === 0) {
    return { scope, userId: userId ?? '', nodeId, scopedIn: [] };
  }
  const rows = await ctx.db
    .selectFrom('memberships')
    .select('network_id')
    .where('user_id', '=', userId)
    .where('task_access', '=', 'scoped')
    .where(inScope(scope))
    .execute();
  return { scope, userId, nodeId, scopedIn: rows.map((row) => row.network_id) };
}
