import type { User } from '../../entities/index.ts';
import { usernameKey } from '../access/username-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { lockPerson } from '../tokens/lock-person.ts';
import { findUser, findUserByName } from './find-user.ts';
import { maxUsernameLength } from './limits.ts';
import { clearFailures, recordFailure, requireUnlocked } from './login-lock.ts';
import { recordLoginLimited } from './record-login-limited.ts';

/** What a person types. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Checks a name and a password and lets the person in: `work` runs in the unit that ends the row of failures. An unknown
 * user and a wrong password take the same time and get the same answer (rule accounts-same-failure). Refusals are
 * audited as `login_failed` or, under a lock, `login_rate_limited`.
 *
 * @throws invalid_credentials
 * @throws account_disabled after the right password only (rule accounts-disabled)
 * @throws login_locked after five failures in a row, right password or not
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function requireCredentials<T>(
  ctx: Ctx,
  { username, password }: Credentials,
  work: (tx: Tx, user: User) => Promise<T>,
): Promise<T> {
  const { passwords } = ctx.platform;
  // In a storm most are refused here; a refusal that asked the database first would hold up everybody else.
  passwords.requireRoom();
  const key = usernameKey(username).slice(0, maxUsernameLength);
  await requireUnlocked(ctx, key).catch(async (locked: unknown) => {
    await recordLoginLimited(ctx, username);
    throw locked;
  });
  const user = await findUserByName(ctx, username);
  let verified = false;
  if (user === undefined) await passwords.verifyNothing(password);
  else verified = await passwords.verify(password, user.passwordHash);
  if (user === undefined || !verified) return refuse(ctx, key, username, user);
  if (user.disabledAt !== null) return refuseDisabled(ctx, user);
  return ctx.transaction(async (tx) => {
    // What ends all logins of a person holds this row too.
    await lockPerson(tx, user.userId);
    // Parallel guesses may have locked the name meanwhile; then even the right one must not be told apart.
    await requireUnlocked(tx, key);
    await requireSameAccount(tx, user);
    await clearFailures(tx, key);
    return work(tx, user);
  });
}

/** A password that was changed while the old one was being verified opens nothing, and neither does a disabled account. */
async function requireSameAccount(tx: Tx, verified: User): Promise<void> {
  const current = await findUser(tx, verified.userId);
  if (current?.passwordHash !== verified.passwordHash) throw new DomainError('invalid_credentials');
  if (current.disabledAt !== null) throw new DomainError('account_disabled');
}

/** The row of failures stays as it is: the password was right, and a lock must go on hiding that. */
async function refuseDisabled(ctx: Ctx, { userId, username }: User): Promise<never> {
  const about = { targetType: 'user', targetId: userId, userId, username };
  await ctx.transaction((tx) =>
    recordAudit(tx, { action: 'login_failed', detail: 'the account is disabled', ...about }),
  );
  throw new DomainError('account_disabled');
}

async function refuse(ctx: Ctx, key: string, username: string, user: User | undefined): Promise<never> {
  await ctx.transaction(async (tx) => {
    await requireUnlocked(tx, key);
    await recordFailure(tx, key);
    await recordAudit(tx, {
      action: 'login_failed',
      targetType: 'user',
      targetId: user?.userId ?? null,
      userId: user?.userId ?? null,
      username: [...username].slice(0, maxUsernameLength).join(''),
    });
  });
  throw new DomainError('invalid_credentials');
}
