import type { NodeRow } from '../../entities/rows.ts';
import { resolveReadScope, resolveScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import { requireRole, writers } from '../access/require-role.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findNodeById } from './find-node-by-id.ts';

/**
 * The node that `ref` names for a change: by its id, else by alias, else by name, in the networks of the caller. An
 * ambiguous name matches no node (rule nodes-unambiguous-name).
 *
 * @param networkId narrows the search; a bound token searches its own network
 * @throws node_not_found absent, or in a network that is not the caller's to know: both look alike
 * @throws permission_denied a viewer, or a bound token that names another network
 * @throws network_id_required the id, alias or name is known in several networks of the caller
 * @throws access_denied, agent_access_restricted as `resolveScope`
 */
export async function requireOwnNode(ctx: ReadCtx, ref: string, networkId?: string): Promise<NodeRow> {
  const bound = ctx.caller.networkId;
  if (bound !== null && networkId !== undefined && networkId !== bound) throw new DomainError('permission_denied');
  const node = (await findNodeById(ctx, ref, networkId)) ?? (await findByName(ctx, ref, networkId));
  // A system admin stands above the roles and may administer any node.
  const { role } = await resolveScope(ctx, node.network_id, 'read');
  requireRole(role, writers, 'permission_denied');
  return node;
}

async function findByName(ctx: ReadCtx, name: string, networkId: string | undefined): Promise<NodeRow> {
  const scope = await resolveReadScope(ctx, networkId);
  const named = await ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where(inScope(scope))
    .where((eb) => eb.or([eb('alias', '=', name), eb('node_name', '=', name)]))
    .execute();
  const byAlias = named.filter((node) => node.alias === name);
  const candidates = byAlias.length > 0 ? byAlias : named;
  const [only, second] = candidates;
  if (only === undefined) throw new DomainError('node_not_found');
  if (second === undefined) return only;
  const networks = new Set(candidates.map((node) => node.network_id));
  throw networks.size > 1 ? new DomainError('network_id_required') : new DomainError('node_not_found');
}
