import type { AgentAccess, MemberRole, TaskAccess } from '../../../generated/enums.ts';
import { findMembership } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { revokeNetworkTokens } from '../tokens/revoke-network-tokens.ts';
import { findHeldMembership } from './find-held-membership.ts';
import { announceMember } from './announce-member.ts';

/** What changes besides the role; undefined leaves it. */
export interface MemberChange {
  readonly networkId: string;
  readonly userId: string;
  readonly role: MemberRole;
  readonly agentAccess?: AgentAccess | undefined;
  readonly taskAccess?: TaskAccess | undefined;
  readonly department?: string | null | undefined;
}

/**
 * Changes a member's role, and what else is given. A member who becomes restricted to granted agents loses the network
 * tokens there (rule access-restricted-members). It binds at once, also on open streams. Audited as
 * `member_role_changed`.
 *
 * @throws not_a_member, owner_required
 * @throws cannot_assign_owner
 * @throws member_not_changeable no such member, or the owner
 */
export async function updateMember(ctx: Ctx, change: MemberChange): Promise<void> {
  const { networkId, userId, role } = change;
  await ctx.transaction(async (tx) => {
    const own = await findMembership(tx, networkId);
    if (own === undefined) throw new DomainError('not_a_member');
    if (own.role !== 'owner') throw new DomainError('owner_required');
    if (role === 'owner') throw new DomainError('cannot_assign_owner');
    const member = await findHeldMembership(tx, networkId, userId);
    if (member === undefined || member.role === 'owner') throw new DomainError('member_not_changeable');
    member.role = role;
    if (change.agentAccess !== undefined) member.agentAccess = change.agentAccess;
    if (change.taskAccess !== undefined) member.taskAccess = change.taskAccess;
    if (change.department !== undefined) member.department = change.department;
    if (member.agentAccess === 'granted') await revokeNetworkTokens(tx, networkId, userId);
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId }));
    announceMember(tx, { networkId, userId, role }, 'updated');
    await recordAudit(tx, {
      action: 'member_role_changed',
      targetType: 'user',
      targetId: userId,
      detail: `${role}, agents ${member.agentAccess}, cards ${member.taskAccess}`,
      networkId,
    });
  });
}
