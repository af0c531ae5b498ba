import type { NodeRow } from '../../entities/rows.ts';
import { listMemberships } from '../access/list-memberships.ts';
import { managers } from '../access/require-role.ts';
import { resolveObjectScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { inObjectScope } from '../access/in-scope.ts';

/** Bounds the query; people are in far fewer networks. */
const maxNetworks = 1_000;

/**
 * As `findNodeById`, for calls that cannot name a network: of several nodes the one that the caller owns or whose
 * network the caller manages is meant. Adding the caller to a network with a node of this id therefore changes nothing.
 *
 * @returns undefined as well when none or several of them are the caller's own
 */
export async function findOnlyNodeById(ctx: ReadCtx, nodeId: string): Promise<NodeRow | undefined> {
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  const nodes = await selectNodes(ctx, scope, nodeId, maxNetworks);
  if (nodes.length < 2) return nodes[0] ?? findNodeById(ctx, nodeId);
  const { userId } = ctx.caller;
  const managed = (await listMemberships(ctx)).filter(({ role }) => managers.includes(role));
  const networks = new Set(managed.map(({ networkId }) => networkId));
  const own = nodes.filter((node) => node.owner_user_id === userId || networks.has(node.network_id));
  return own.length === 1 ? own[0] : undefined;
}

/**
 * The node of this id in the networks of the caller, else, for a system admin, in any other. Foreign networks cannot
 * get into the way: what they call the same counts only where the caller has no such node.
 *
 * @param networkId narrows the search; a bound token searches its own network
 * @throws network_id_required several of these networks have a node of this id
 * @throws access_denied as `resolveScope`
 */
export async function findNodeById(ctx: ReadCtx, nodeId: string, networkId?: string): Promise<NodeRow | undefined> {
  const own = await resolveReadScope(ctx, networkId, 'narrow');
  const node = await findOnly(ctx, own, nodeId);
  if (node !== undefined || own.networkIds === 'all') return node;
  const wider = await resolveObjectScope(ctx, networkId, 'narrow');
  return wider.networkIds === 'all' ? findOnly(ctx, wider, nodeId) : undefined;
}

async function findOnly(ctx: ReadCtx, scope: Scope, nodeId: string): Promise<NodeRow | undefined> {
  const [node, second] = await selectNodes(ctx, scope, nodeId, 2);
  if (second !== undefined) throw new DomainError('network_id_required');
  return node;
}

function selectNodes(ctx: ReadCtx, scope: Scope, nodeId: string, limit: number): Promise<NodeRow[]> {
  return ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where(inObjectScope(scope))
    .where('node_id', '=', nodeId)
    .limit(limit)
    .execute();
}
