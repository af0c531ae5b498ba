import type { InviteRole } from '../../../generated/enums.ts';
import type { InviteRow } from '../../entities/rows.ts';
import { hashToken } from '../../platform/token-hash.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { insertMember } from './insert-member.ts';

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
 * Makes the caller a member by an invite code (rule networks-invite-uses). One conditional update takes the use, so
 * that a code is never used more often than it may be. Audited as `network_joined`.
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
    const { network_id: networkId, role } = invite;
    const { agent_access: agentAccess, task_access: taskAccess } = invite;
    if (!(await insertMember(tx, { networkId, userId, role, agentAccess, taskAccess }))) {
      throw new DomainError('already_member');
    }
    const networkToken = agentAccess === 'granted' ? null : (await issueJoinToken(tx, networkId, userId)).token;
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

async function takeUse(tx: Tx, codeHash: string): Promise<InviteRow> {
  const known = await tx.db.selectFrom('invites').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
  if (known === undefined) throw new DomainError('invalid_invite_code');
  // The network's row before the invite's, in the order in which a deletion takes them.
  await lockNetwork(tx, known.network_id);
  const now = tx.platform.clock.now();
  const taken = await tx.db
    .updateTable('invites')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where((eb) => eb.or([eb('max_uses', '=', -1), eb('used_count', '<', eb.ref('max_uses'))]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();
  if (taken !== undefined) return taken;
  const left = await tx.db.selectFrom('invites').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
  if (left === undefined) throw new DomainError('invalid_invite_code');
  const used = left.max_uses !== -1 && left.used_count >= left.max_uses;
  throw new DomainError(used ? 'invite_fully_used' : 'invite_expired');
}
