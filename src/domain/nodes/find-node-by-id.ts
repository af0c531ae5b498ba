import { inScope, resolveObjectScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { NodeRow } from './list-nodes.ts';

/**
 * As `findNodeById`, for calls that cannot name a network: an id that several networks of the caller know names none of
 * their nodes.
 */
export async function findOnlyNodeById(ctx: ReadCtx, nodeId: string): Promise<NodeRow | undefined> {
  return findNodeById(ctx, nodeId).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'network_id_required') return undefined;
    throw error;
  });
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
  const [node, second] = await ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where(inScope(scope))
    .where('node_id', '=', nodeId)
    .limit(2)
    .execute();
  if (second !== undefined) throw new DomainError('network_id_required');
  return node;
}
