import type { UserRow } from '../../entities/rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { findUserByName } from './find-user.ts';
import { usernameKey } from '../access/username-key.ts';
import { maxUsernameLength } from './limits.ts';
import { clearFailures, recordFailure, requireUnlocked } from './login-lock.ts';
import { recordLoginLimited } from './record-login-limited.ts';

/** What a person types. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The account, a new token (earlier ones stay valid) and the network to begin with. */
export interface LoggedIn {
  readonly user: UserRow;
  readonly token: string;
  /** An owned network before others, older before newer; null for a user without networks. */
  readonly networkId: string | null;
}

/**
 * Opens a session for a person. An unknown user and a wrong password take the same time and get the same answer
 * (rule accounts-same-failure). Audited as `login`, `login_failed` or, under a lock, `login_rate_limited`.
 *
 * @throws invalid_credentials
 * @throws login_locked after five failures in a row, right password or not
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function loginUser(ctx: Ctx, { username, password }: Credentials): Promise<LoggedIn> {
  const { clock, passwords } = ctx.platform;
  // In a storm most are refused here; a refusal that asked the database first would hold up everybody else.
  passwords.requireRoom();
  const key = usernameKey(username).slice(0, maxUsernameLength);
  await requireUnlocked(ctx.db, key, clock.now()).catch(async (locked: unknown) => {
    await recordLoginLimited(ctx, username);
    throw locked;
  });
  const user = await findUserByName(ctx.db, username);
  let verified = false;
  if (user === undefined) await passwords.verifyNothing(password);
  else verified = await passwords.verify(password, user.password_hash);
  if (user === undefined || !verified) return refuse(ctx, key, username, user);
  return ctx.transaction(async (tx) => {
    // Parallel guesses may have locked the name meanwhile; then even the right one must not be told apart.
    await requireUnlocked(tx.db, key, clock.now());
    const userId = user.user_id;
    await requireSamePassword(tx.db, user);
    await clearFailures(tx, key);
    const { token, tokenId } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
    await recordAudit(tx, {
      action: 'login',
      targetType: 'token',
      targetId: tokenId,
      userId,
      username: user.username,
    });
    return { user, token, networkId: await findDefaultNetwork(tx.db, userId) };
  });
}

/** A password that was changed while the old one was being verified opens nothing. */
async function requireSamePassword(db: Queries, user: UserRow): Promise<void> {
  const current = await db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', user.user_id)
    .executeTakeFirst();
  if (current?.password_hash !== user.password_hash) throw new DomainError('invalid_credentials');
}

async function refuse(ctx: Ctx, key: string, username: string, user: UserRow | undefined): Promise<never> {
  await ctx.transaction(async (tx) => {
    await requireUnlocked(tx.db, key, tx.platform.clock.now());
    await recordFailure(tx, key);
    await recordAudit(tx, {
      action: 'login_failed',
      targetType: 'user',
      targetId: user?.user_id ?? null,
      userId: user?.user_id ?? null,
      username: [...username].slice(0, maxUsernameLength).join(''),
    });
  });
  throw new DomainError('invalid_credentials');
}

async function findDefaultNetwork(db: Queries, userId: string): Promise<string | null> {
  const membership = await db
    .selectFrom('memberships')
    .select('network_id')
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.case().when('role', '=', 'owner').then(0).else(1).end())
    .orderBy('joined_at')
    .orderBy('network_id')
    .executeTakeFirst();
  return membership?.network_id ?? null;
}
