import { AgentGrant, Node } from '../../entities/index.ts';
import { requireManager } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findHeldMembership } from './find-held-membership.ts';
import { announceMember } from './announce-member.ts';

/**
 * Replaces the list of agents that a restricted member reaches (rule access-restricted-members); the next call of that
 * member sees it. Audited as `agent_grants_changed`.
 *
 * @param grants.nodeIds at most 1,000, each once
 * @throws not_a_member, owner_or_admin_required
 * @throws target_not_member
 * @throws node_not_found one of them is no node of the network; nothing is changed then
 */
export async function setAgentGrants(
  ctx: Ctx,
  grants: { readonly networkId: string; readonly userId: string; readonly nodeIds: readonly string[] },
): Promise<void> {
  const { networkId, userId, nodeIds } = grants;
  await ctx.transaction(async (tx) => {
    await requireManager(tx, networkId);
    if ((await findHeldMembership(tx, networkId, userId)) === undefined) throw new DomainError('target_not_member');
    await tx.em.nativeDelete(AgentGrant, { networkId, userId });
    const found = await tx.em.count(Node, { networkId, nodeId: { $in: [...nodeIds] } });
    if (found !== nodeIds.length) throw new DomainError('node_not_found');
    const createdAt = tx.platform.clock.now();
    await tx.em.insertMany(
      AgentGrant,
      nodeIds.map((nodeId) => ({ networkId, userId, nodeId, createdAt })),
    );
    announceMember(tx, { networkId, userId, role: null }, 'updated');
    await recordAudit(tx, {
      action: 'agent_grants_changed',
      targetType: 'user',
      targetId: userId,
      detail: `${nodeIds.length} agents`,
      networkId,
    });
  });
}
