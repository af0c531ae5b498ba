import type { SystemRole } from '../../../generated/enums.ts';
import type { UserRow } from '../../entities/rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { insertNetwork } from '../networks/insert-network.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { checkPassword } from './check-password.ts';
import { checkUsername } from './check-username.ts';
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
  readonly user: UserRow;
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
  if ((await findUserByName(ctx.db, username)) !== undefined) throw new DomainError('username_taken');
  const passwordHash = await passwords.hash(password);
  return ctx.transaction(async (tx) => {
    const userId = tx.platform.ids.user();
    const first = mayBeFirst && (await claimFirst(tx, userId));
    if (mayBeFirst && !first) checkPassword(passwords, registration, false);
    const user = await insertUser(tx, { ...registration, userId, passwordHash, role: first ? 'admin' : 'user' });
    return openAccount(tx, user);
  });
}

/** One row that only one transaction can insert decides who is first. */
async function claimFirst(tx: Tx, userId: string): Promise<boolean> {
  const claimed = await tx.db
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

async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const now = tx.platform.clock.now();
  const row = await tx.db
    .insertInto('users')
    .values({
      user_id: user.userId,
      username: user.username,
      username_key: usernameKey(user.username),
      display_name: user.displayName ?? null,
      email: user.email ?? null,
      role: user.role,
      password_hash: user.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('username_taken');
  return row;
}

async function openAccount(tx: Tx, user: UserRow): Promise<Registered> {
  const userId = user.user_id;
  const networkId = await insertNetwork(tx, { name: user.username, ownerId: userId, description: null });
  if (networkId === undefined) throw new Error('a new user already owns a network');
  const { token } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
  const network = await issueToken(tx, { scope: 'network', userId, networkId, name: 'network-default' });
  const { username } = user;
  await recordAudit(tx, { action: 'register', targetType: 'user', targetId: userId, networkId, userId, username });
  return { user, token, networkToken: network.token, networkId };
}
