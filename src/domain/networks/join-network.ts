import type { InviteRole } from '../../../generated/enums.ts';
import { Invite } from '../../entities/index.ts';
import { hashToken } from '../../platform/token-hash.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { createMembership } from './create-membership.ts';
import { announceMember } from './announce-member.ts';

/** What became of the invite. */
export interface JoinedNetwork {
  readonly networkId: string;
  readonly role: InviteRole;
  /**
   * Bound to the network, returned once; null for members who reach granted agents only
   * (rule access-restricted-members).
   */
  readonly networkToken: string | null;
}

/**
 * Makes the caller a member by an invite code (rule networks-invite-uses). A code is never used more
 * often than it may be. Audited as `network_joined`.
 *
 * @throws user_token_required a token that is bound to a network
 * @throws invalid_invite_code, invite_fully_used, invite_expired
 * @throws already_member no use is taken then
 * @throws too_many_tokens
 */
export async function joinNetwork(ctx: Ctx, code: string): Promise<JoinedNetwork> {
  const { userId, username } = ctx.caller;
  if (userId === null) throw new DomainError('user_token_required');
  requireUnbound(ctx);
  return ctx.transaction(async (tx) => {
    const invite = await takeUse(tx, hashToken(code.trim()));
    const { role, agentAccess, taskAccess } = invite;
    const { networkId } = invite.network;
    if (!(await createMembership(tx, { networkId, userId, role, agentAccess, taskAccess }))) {
      throw new DomainError('already_member');
    }
    const networkToken = agentAccess === 'granted' ? null : (await issueJoinToken(tx, networkId, userId)).token;
    announceMember(tx, { networkId, userId, role }, 'added');
    await recordAudit(tx, {
      action: 'network_joined',
      targetType: 'network',
      targetId: networkId,
      detail: `${username}: ${role}`,
      networkId,
    });
    return { networkId, role, networkToken };
  });
}

function issueJoinToken(tx: Tx, networkId: string, userId: string) {
  return issueToken(tx, { scope: 'network', userId, networkId, name: 'network-default' });
}

async function takeUse(tx: Tx, codeHash: string): Promise<Invite> {
  const known = await tx.em.findOne(Invite, codeHash);
  if (known === null) throw new DomainError('invalid_invite_code');
  // Everybody who joins the network waits here, so that the count below is the last word.
  await lockNetwork(tx, known.network.networkId);
  const invite = await tx.em.findOne(Invite, codeHash, { refresh: true });
  if (invite === null) throw new DomainError('invalid_invite_code');
  if (invite.maxUses !== -1 && invite.usedCount >= invite.maxUses) throw new DomainError('invite_fully_used');
  if (invite.expiresAt !== null && invite.expiresAt <= tx.platform.clock.now()) throw new DomainError('invite_expired');
  invite.usedCount += 1;
  return invite;
}
