import { randomBase62 } from '../../platform/random-text.ts';
import { usernameKey } from '../access/username-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { revokeLogins } from '../tokens/revoke-logins.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { oneTimePasswordLength } from './limits.ts';
import { clearFailures } from './login-lock.ts';
import { requireAdministered } from './require-administered.ts';

/** The one-time password, which is here and nowhere else, and how many logins and legacy tokens ended. */
export interface ResetPassword {
  readonly user: PublicUser;
  readonly password: string;
  readonly revoked: number;
}

/**
 * Gives a person a one-time password at the word of a system admin and ends their logins; who signs in with it may only
 * choose another one (rule accounts-password-reset). Ends the lock of the name. Audited as `password_reset_by_admin`.
 *
 * @throws own_account, user_not_found, admin_required as `requireAdministered` says
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function resetPassword(ctx: Ctx, userId: string): Promise<ResetPassword> {
  // Who may not do it is refused before the hash is paid for.
  await ctx.transaction((tx) => requireAdministered(tx, userId));
  const password = randomBase62(oneTimePasswordLength);
  const passwordHash = await ctx.platform.passwords.hash(password);
  return ctx.transaction(async (tx) => {
    const user = await requireAdministered(tx, userId);
    tx.em.assign(user, { passwordHash, mustChangePassword: 1, updatedAt: tx.platform.clock.now() });
    const ended = await revokeLogins(tx, userId);
    await clearFailures(tx, usernameKey(user.username));
    await recordAudit(tx, {
      action: 'password_reset_by_admin',
      targetType: 'user',
      targetId: userId,
      detail: user.username,
    });
    return { user: describeUser(user), password, revoked: ended.length };
  });
}
