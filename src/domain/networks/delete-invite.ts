import { Invite } from '../../entities/index.ts';
import { requireManager } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Takes an invite back: its code opens nothing from then on; who joined by it stays. Audited as `invite_deleted`.
 *
 * @throws not_a_member, owner_or_admin_required
 * @throws invite_not_found absent, or of another network
 */
export async function deleteInvite(
  ctx: Ctx,
  { networkId, inviteId }: { readonly networkId: string; readonly inviteId: string },
): Promise<{ readonly inviteId: string }> {
  return ctx.transaction(async (tx) => {
    // Who joins waits here, so no use is taken of an invite that is gone.
    await lockNetwork(tx, networkId);
    await requireManager(tx, networkId);
    const invite = await tx.em.findOne(Invite, { network: networkId, inviteId });
    if (invite === null) throw new DomainError('invite_not_found');
    tx.em.remove(invite);
    await recordAudit(tx, {
      action: 'invite_deleted',
      targetType: 'invite',
      targetId: inviteId,
      detail: invite.role,
      networkId,
    });
    return { inviteId };
  });
}
