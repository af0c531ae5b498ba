import type { SystemRole } from '../../../generated/enums.ts';
import { User } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { createOwnedNetwork } from '../networks/create-owned-network.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { checkPassword } from './check-password.ts';
import { checkUsername } from './check-username.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findUserByName } from './find-user.ts';
import { usernameKey } from '../access/username-key.ts';

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

const firstUserKey = 'first_user';

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
    return openAccount(tx, user);
  });
}

/** One row that only one transaction can insert decides who is first. */
async function claimFirst(tx: Tx, userId: string): Promise<boolean> {
  const claimed = await tx.db
    // eslint-disable-next-line no-restricted-syntax -- who inserts it is first
    .insertInto('hub_meta')
    .values({ key: firstUserKey, value: userId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

interface NewUser extends Registration {
  readonly userId: string;
  readonly passwordHash: string;
  readonly role: SystemRole;
}

/** Of two at once the unique index stops the later one, whose unit then runs again and finds the name taken. */
async function createUser(tx: Tx, { userId, username, passwordHash, role, ...about }: NewUser): Promise<User> {
  if ((await findUserByName(tx, username)) !== undefined) throw new DomainError('username_taken');
  const now = tx.platform.clock.now();
  const user = tx.em.create(User, {
    userId,
    username,
    usernameKey: usernameKey(username),
    displayName: about.displayName ?? null,
    email: about.email ?? null,
    role,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.flush();
  return user;
}

async function openAccount(tx: Tx, user: User): Promise<Registered> {
  const { userId } = user;
  const networkId = await createOwnedNetwork(tx, { name: user.username, ownerId: userId, description: null });
  if (networkId === undefined) throw new Error('a new user already owns a network');
  const { token } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
  const network = await issueToken(tx, { scope: 'network', userId, networkId, name: 'network-default' });
  const { username } = user;
  await recordAudit(tx, { action: 'register', targetType: 'user', targetId: userId, networkId, userId, username });
  return { user: describeUser(user), token, networkToken: network.token, networkId };
}
