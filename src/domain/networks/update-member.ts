import type { AgentAccess, MemberRole, TaskAccess } from '../../../generated/enums.ts';
import { findMembership } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { revokeNetworkTokens } from '../tokens/revoke-network-tokens.ts';
import { tokenCacheOf } from '../tokens/token-cache.ts';

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
    const changed = await writeChange(tx, change);
    if (changed === undefined) throw new DomainError('member_not_changeable');
    if (changed.agent_access === 'granted') await revokeNetworkTokens(tx, networkId, userId);
    tx.afterCommit(() => tokenCacheOf(tx.platform).drop({ userId }));
    await recordAudit(tx, {
      action: 'member_role_changed',
      targetType: 'user',
      targetId: userId,
      detail: `${changed.role}, agents ${changed.agent_access}, cards ${changed.task_access}`,
      networkId,
    });
  });
}

function writeChange(tx: Tx, change: MemberChange) {
  return tx.db
    .updateTable('memberships')
    .set({
      role: change.role,
      ...(change.agentAccess === undefined ? {} : { agent_access: change.agentAccess }),
      ...(change.taskAccess === undefined ? {} : { task_access: change.taskAccess }),
      ...(change.department === undefined ? {} : { department: change.department }),
    })
    .where('network_id', '=', change.networkId)
    .where('user_id', '=', change.userId)
    .where('role', '<>', 'owner')
    .returning(['role', 'agent_access', 'task_access'])
    .executeTakeFirst();
}
