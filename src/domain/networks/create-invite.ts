import type { AgentAccess, InviteRole, TaskAccess } from '../../../generated/enums.ts';
import { Invite } from '../../entities/index.ts';
import { hashToken } from '../../platform/token-hash.ts';
import { requireManager } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';

/** What the invited become. */
export interface NewInvite {
  readonly networkId: string;
  readonly role: InviteRole;
  /** -1 is without limit. */
  readonly maxUses: number;
  /** Undefined: valid for ever. */
  readonly expiresDays?: number | undefined;
  readonly agentAccess?: AgentAccess | undefined;
  readonly taskAccess?: TaskAccess | undefined;
}

/** The code is here and nowhere else; the id names the invite. */
export interface NewInviteCode {
  readonly code: string;
  readonly inviteId: string;
}

/**
 * Makes an invite code; only its hash is kept, the code is returned once (rule networks-invite-uses). Audited as
 * `invite_created`, without the code.
 *
 * @throws not_a_member, owner_or_admin_required
 */
export async function createInvite(ctx: Ctx, invite: NewInvite): Promise<NewInviteCode> {
  const { networkId, role, maxUses, expiresDays } = invite;
  return ctx.transaction(async (tx) => {
    await lockNetwork(tx, networkId);
    await requireManager(tx, networkId);
    const code = tx.platform.ids.invite();
    const inviteId = `invite_${tx.platform.ids.uuid()}`;
    const now = tx.platform.clock.now();
    tx.em.create(Invite, {
      codeHash: hashToken(code),
      inviteId,
      network: networkId,
      role,
      agentAccess: invite.agentAccess ?? 'all',
      taskAccess: invite.taskAccess ?? 'all',
      maxUses,
      createdBy: tx.caller.userId ?? '',
      createdAt: now,
      expiresAt: expiresDays === undefined ? null : now + Math.round(expiresDays * dayMs),
    });
    const uses = maxUses === -1 ? 'any number of uses' : `${maxUses} uses`;
    await recordAudit(tx, {
      action: 'invite_created',
      targetType: 'network',
      targetId: networkId,
      detail: `${role}, ${uses}`,
      networkId,
    });
    return { code, inviteId };
  });
}
