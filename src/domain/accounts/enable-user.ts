import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { revokeLogins } from '../tokens/revoke-logins.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { requireAdministered } from './require-administered.ts';

/**
 * Lets a disabled person in again; the tokens of their nodes hold again, ended logins stay ended (rule
 * accounts-disabled). Audited as `user_enabled`; an account that is not disabled stays as it is.
 *
 * @throws own_account, user_not_found, admin_required as `requireAdministered` says
 */
export async function enableUser(ctx: Ctx, userId: string): Promise<PublicUser> {
  return ctx.transaction(async (tx) => {
    const user = await requireAdministered(tx, userId);
    if (user.disabledAt === null) return describeUser(user);
    // A login that was on its way while the account was disabled may have ended behind that.
    await revokeLogins(tx, userId);
    tx.em.assign(user, { disabledAt: null, updatedAt: tx.platform.clock.now() });
    await recordAudit(tx, { action: 'user_enabled', targetType: 'user', targetId: userId, detail: user.username });
    return describeUser(user);
  });
}
