import type { AgentAccess, InviteRole, TaskAccess } from '../../../generated/enums.ts';
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

/**
 * Makes an invite code; only its hash is kept, the code is returned once (rule networks-invite-uses). Audited as
 * `invite_created`, without the code.
 *
 * @throws not_a_member, owner_or_admin_required
 */
export async function createInvite(ctx: Ctx, invite: NewInvite): Promise<{ readonly code: string }> {
  const { networkId, role, maxUses, expiresDays } = invite;
  return ctx.transaction(async (tx) => {
    await lockNetwork(tx, networkId);
    await requireManager(tx, networkId);
    const code = tx.platform.ids.invite();
    const now = tx.platform.clock.now();
    await tx.db
      .insertInto('invites')
      .values({
        code_hash: hashToken(code),
        network_id: networkId,
        role,
        agent_access: invite.agentAccess ?? 'all',
        task_access: invite.taskAccess ?? 'all',
        max_uses: maxUses,
        used_count: 0,
        created_by: tx.caller.userId ?? '',
        created_at: now,
        expires_at: expiresDays === undefined ? null : now + Math.round(expiresDays * dayMs),
      })
      .execute();
    const uses = maxUses === -1 ? 'any number of uses' : `${maxUses} uses`;
    await recordAudit(tx, {
      action: 'invite_created',
      targetType: 'network',
      targetId: networkId,
      detail: `${role}, ${uses}`,
      networkId,
    });
    return { code };
  });
}
