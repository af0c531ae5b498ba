import type { User } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Queries, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findUser, findUserByName } from './find-user.ts';
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
  readonly user: PublicUser;
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
  return ctx.transaction(async (tx) => {
    // Parallel guesses may have locked the name meanwhile; then even the right one must not be told apart.
    await requireUnlocked(tx, key);
    const { userId } = user;
    await requireSamePassword(tx, user);
    await clearFailures(tx, key);
    const { token, tokenId } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
    await recordAudit(tx, {
      action: 'login',
      targetType: 'token',
      targetId: tokenId,
      userId,
      username: user.username,
    });
    return { user: describeUser(user), token, networkId: await findDefaultNetwork(tx.db, userId) };
  });
}

/** A password that was changed while the old one was being verified opens nothing. */
async function requireSamePassword(tx: Tx, verified: User): Promise<void> {
  const current = await findUser(tx, verified.userId);
  if (current?.passwordHash !== verified.passwordHash) throw new DomainError('invalid_credentials');
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
