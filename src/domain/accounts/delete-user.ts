/* eslint-disable no-restricted-syntax -- the rows of several tables go by the id of the person, hot ones among them */
import { Token, User } from '../../entities/index.ts';
import { usernameKey } from '../access/username-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { announceMember } from '../networks/announce-member.ts';
import { namedNetworks } from './limits.ts';
import { clearFailures } from './login-lock.ts';
import { requireAdministered } from './require-administered.ts';

/** What a person keeps in a network, also in one that they have left. */
const privateTables = [
  'agent_grants',
  'attention_snoozes',
  'requirement_notices',
  'user_inbox',
  'memberships',
] as const;

/**
 * Deletes an account with its memberships, tokens, grants and direct messages, in one unit; open streams close. What the
 * person sent, their nodes and their audit rows stay (rule accounts-deleted). Audited as `user_deleted`, and as
 * `member_removed` in each network.
 *
 * @returns who it was
 * @throws own_account, user_not_found, admin_required as `requireAdministered` says
 * @throws user_owns_networks with the oldest 20 of them
 */
export async function deleteUser(
  ctx: Ctx,
  userId: string,
): Promise<{ readonly userId: string; readonly username: string }> {
  return ctx.transaction(async (tx) => {
    const { username } = await requireAdministered(tx, userId);
    await requireNoNetworks(tx, userId);
    await leaveNetworks(tx, userId);
    await forgetPerson(tx, userId);
    const tokens = tx.db.selectFrom('tokens').select('token_id').where('user_id', '=', userId);
    await tx.db.deleteFrom('idempotency_keys').where('token_id', 'in', tokens).execute();
    await tx.em.nativeDelete(Token, { user: userId });
    await clearFailures(tx, usernameKey(username));
    await tx.em.nativeDelete(User, userId);
    await recordAudit(tx, { action: 'user_deleted', targetType: 'user', targetId: userId, detail: username });
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId }));
    return { userId, username };
  });
}

async function requireNoNetworks(tx: Tx, userId: string): Promise<void> {
  const owned = await tx.db
    .selectFrom('networks')
    .select(['network_id', 'network_name'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .orderBy('network_id')
    .limit(namedNetworks)
    .execute();
  if (owned.length > 0) throw new DomainError('user_owns_networks', { owned_networks: owned });
}

async function leaveNetworks(tx: Tx, userId: string): Promise<void> {
  const memberships = await tx.db
    .selectFrom('memberships')
    .select(['network_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('network_id')
    .execute();
  for (const { network_id: networkId, role } of memberships) {
    announceMember(tx, { networkId, userId, role: null }, 'removed');
    const member = { targetType: 'user', targetId: userId, networkId };
    await recordAudit(tx, { action: 'member_removed', detail: `${role}, with the account`, ...member });
  }
}

async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  // By each network, since the keys of all of them begin with it.
  const everywhere = tx.db.selectFrom('networks').select('network_id');
  for (const table of privateTables) {
    // The tables differ in their columns, which a list of them cannot express; all have these two.
    await tx.db
      .deleteFrom(table as 'memberships')
      .where('network_id', 'in', everywhere)
      .where('user_id', '=', userId)
      .execute();
  }
  // Only the networks in which something was ever sent to the person are looked through.
  const addressed = tx.db
    .selectFrom('inboxes')
    .select('network_id')
    .where('network_id', 'in', everywhere)
    .where('to_kind', '=', 'user')
    .where('to_key', '=', userId);
  for (const [table, networks] of [
    ['inbox', addressed],
    ['inboxes', everywhere],
  ] as const) {
    await tx.db
      .deleteFrom(table as 'inboxes')
      .where('network_id', 'in', networks)
      .where('to_kind', '=', 'user')
      .where('to_key', '=', userId)
      .execute();
  }
}
