import { User } from '../../entities/index.ts';
import { requireManager } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { createMembership } from './create-membership.ts';
import type { NewMember } from './create-membership.ts';
import { sendAddedNotice } from './send-added-notice.ts';
import { announceMember } from './announce-member.ts';

/**
 * Adds a user to a network, who is told so. Audited as `member_added`.
 *
 * @throws not_a_member, owner_or_admin_required
 * @throws user_not_found no such user in the hub
 * @throws user_already_member
 */
export async function addMember(ctx: Ctx, member: NewMember): Promise<void> {
  const { networkId, userId, role } = member;
  await ctx.transaction(async (tx) => {
    const network = await lockNetwork(tx, networkId);
    await requireManager(tx, networkId);
    const user = await tx.em.findOne(User, userId);
    if (user === null) throw new DomainError('user_not_found');
    if (!(await createMembership(tx, member))) throw new DomainError('user_already_member');
    sendAddedNotice(tx, { networkId, networkName: network?.name ?? networkId, userId, role });
    announceMember(tx, { networkId, userId, role }, 'added');
    await recordAudit(tx, {
      action: 'member_added',
      targetType: 'user',
      targetId: userId,
      detail: `${user.username}: ${role}`,
      networkId,
    });
  });
}
