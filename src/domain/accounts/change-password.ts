import { User } from '../../entities/index.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import type { IssuedToken } from '../tokens/issue-token.ts';
import { lockPerson } from '../tokens/lock-person.ts';
import { revokeLogins } from '../tokens/revoke-logins.ts';
import { checkNewPassword } from './check-password.ts';
import { findUser } from './find-user.ts';

/** The old and the new password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The fresh `utok_` and how many other user and legacy tokens ended. */
export interface ChangedPassword extends IssuedToken {
  readonly revoked: number;
}

/**
 * Sets a new password and ends every `utok_` and `atok_` of the user, the caller's own included; `ntok_` stay
 * (rule accounts-password-change). After a reset it ends the duty to choose one, and another password than the one-time
 * one is asked for (rule accounts-password-reset). Audited as `password_changed`.
 *
 * @throws new_password_too_short, new_password_too_common, password_too_long
 * @throws user_token_required a token that is bound to a network
 * @throws user_not_found
 * @throws incorrect_current_password also when another change came first
 */
export async function changePassword(ctx: Ctx, change: PasswordChange): Promise<ChangedPassword> {
  requireUnbound(ctx);
  const { passwords } = ctx.platform;
  checkNewPassword(passwords, { username: ctx.caller.username ?? '', password: change.newPassword });
  const user = await findUser(ctx, ctx.caller.userId);
  if (user === undefined) throw new DomainError('user_not_found');
  const { userId, passwordHash: verified, mustChangePassword } = user;
  // An admin knows the one-time password.
  if (mustChangePassword === 1 && change.newPassword === change.oldPassword) {
    throw new DomainError('new_password_too_common');
  }
  if (!(await passwords.verify(change.oldPassword, verified))) {
    throw new DomainError('incorrect_current_password');
  }
  const passwordHash = await passwords.hash(change.newPassword);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const current = await tx.em.findOneOrFail(User, userId);
    if (current.passwordHash !== verified) throw new DomainError('incorrect_current_password');
    tx.em.assign(current, { passwordHash, mustChangePassword: 0, updatedAt: tx.platform.clock.now() });
    const ended = await revokeLogins(tx, userId);
    const issued = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
    await recordAudit(tx, { action: 'password_changed', targetType: 'user', targetId: userId });
    return { ...issued, revoked: ended.filter((tokenId) => tokenId !== tx.caller.tokenId).length };
  });
}
