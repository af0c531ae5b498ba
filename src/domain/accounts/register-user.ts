import type { User } from '../../entities/index.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { checkPassword } from './check-password.ts';
import { checkUsername } from './check-username.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findUserByName } from './find-user.ts';
import { claimFirst, createUser, openAccount } from './open-account.ts';

/** What a person fills in. */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly email?: string | null | undefined;
  readonly displayName?: string | null | undefined;
}

/** The account with everything that was made for it; the tokens are shown once. */
export interface Registered {
  readonly user: PublicUser;
  readonly token: string;
  readonly networkToken: string;
  readonly networkId: string;
}

/**
 * Opens an account with a network of the same name and two tokens. The first user of the hub becomes system admin under
 * milder password rules; of parallel first registrations exactly one does (rule accounts-first-is-admin), the others
 * are judged as everybody else. Audited as `register`.
 *
 * @throws username_too_short, username_too_long, username_invalid, username_taken
 * @throws password_too_short, password_too_short_first, password_too_common, password_too_long
 */
export async function registerUser(ctx: Ctx, registration: Registration): Promise<Registered> {
  const { username, password } = registration;
  const { passwords } = ctx.platform;
  checkUsername(username);
  const mayBeFirst = (await ctx.db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) === undefined;
  checkPassword(passwords, registration, mayBeFirst);
  // Refused before the hash is paid for; the unique index decides between two at once.
  if ((await findUserByName(ctx, username)) !== undefined) throw new DomainError('username_taken');
  const passwordHash = await passwords.hash(password);
  return ctx.transaction(async (tx) => {
    const userId = tx.platform.ids.user();
    const first = mayBeFirst && (await claimFirst(tx, userId));
    if (mayBeFirst && !first) checkPassword(passwords, registration, false);
    const user = await createUser(tx, { ...registration, userId, passwordHash, role: first ? 'admin' : 'user' });
    return openRegistered(tx, user);
  });
}

async function openRegistered(tx: Tx, user: User): Promise<Registered> {
  const { userId } = user;
  const networkId = await openAccount(tx, user);
  const { token } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
  const network = await issueToken(tx, { scope: 'network', userId, networkId, name: 'network-default' });
  return { user: describeUser(user), token, networkToken: network.token, networkId };
}
