import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { revokeLogins } from '../tokens/revoke-logins.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { requireAdministered } from './require-administered.ts';

/**
 * Keeps a person out: logins and browser sessions end, no token of theirs holds until the account is enabled, open
 * streams close (rule accounts-disabled). Audited as `user_disabled`; an account that is disabled stays as it is.
 *
 * @throws own_account, user_not_found, admin_required as `requireAdministered` says
 */
export async function disableUser(ctx: Ctx, userId: string): Promise<PublicUser> {
  return ctx.transaction(async (tx) => {
    const user = await requireAdministered(tx, userId);
    if (user.disabledAt !== null) return describeUser(user);
    const now = tx.platform.clock.now();
    tx.em.assign(user, { disabledAt: now, updatedAt: now });
    await revokeLogins(tx, userId);
    await recordAudit(tx, { action: 'user_disabled', targetType: 'user', targetId: userId, detail: user.username });
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId }));
    return describeUser(user);
  });
}
