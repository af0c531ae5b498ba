import { AgentGrant } from '../../entities/index.ts';
import { findMembership, requireManager } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { revokeNetworkTokens } from '../tokens/revoke-network-tokens.ts';
import { findHeldMembership } from './find-held-membership.ts';
import { announceMember } from './announce-member.ts';

/** Names a member of a network. */
export interface MemberRef {
  readonly networkId: string;
  readonly userId: string;
}

/**
 * Takes a member out of a network, at the word of a manager or of the member: the membership, the grants and the tokens
 * that the user has there end at once, open streams close (rule tokens-end-with-membership). Audited as
 * `member_removed`.
 *
 * @throws not_a_member, owner_or_admin_required
 * @throws cannot_remove_owner
 * @throws target_not_member
 */
export async function removeMember(ctx: Ctx, { networkId, userId }: MemberRef): Promise<void> {
  await ctx.transaction(async (tx) => {
    const leaves = userId === tx.caller.userId;
    if (!leaves) await requireManager(tx, networkId);
    else if ((await findMembership(tx, networkId)) === undefined) throw new DomainError('not_a_member');
    const membership = await findHeldMembership(tx, networkId, userId);
    if (membership === undefined) throw new DomainError('target_not_member');
    const { role } = membership;
    if (role === 'owner') throw new DomainError('cannot_remove_owner');
    tx.em.remove(membership);
    await tx.em.nativeDelete(AgentGrant, { networkId, userId });
    await revokeNetworkTokens(tx, networkId, userId);
    announceMember(tx, { networkId, userId, role: null }, 'removed');
    await recordAudit(tx, {
      action: 'member_removed',
      targetType: 'user',
      targetId: userId,
      detail: leaves ? `${role}, by own word` : role,
      networkId,
    });
  });
}
