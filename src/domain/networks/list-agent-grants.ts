import { requireManagingReader } from '../access/find-membership.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberRef } from './remove-member.ts';

/** As many as `setAgentGrants` takes. */
const maxGrants = 1_000;

/**
 * The ids of the agents that were granted to a member, the first granted first (rule access-restricted-members). For
 * those who manage members; two queries.
 *
 * @throws not_a_member, owner_or_admin_required
 * @throws target_not_member
 */
export async function listAgentGrants(ctx: Ctx, { networkId, userId }: MemberRef): Promise<string[]> {
  await requireManagingReader(ctx, networkId);
  const grants = await ctx.db
    .selectFrom('memberships as m')
    .leftJoin('agent_grants as g', (join) =>
      join.onRef('g.network_id', '=', 'm.network_id').onRef('g.user_id', '=', 'm.user_id'),
    )
    .select('g.node_id')
    .where('m.network_id', '=', networkId)
    .where('m.user_id', '=', userId)
    .orderBy('g.created_at')
    .orderBy('g.node_id')
    .limit(maxGrants)
    .execute();
  if (grants.length === 0) throw new DomainError('target_not_member');
  return grants.flatMap(({ node_id: nodeId }) => nodeId ?? []);
}
