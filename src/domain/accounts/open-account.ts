import type { SystemRole } from '../../../generated/enums.ts';
import { User } from '../../entities/index.ts';
import { usernameKey } from '../access/username-key.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { createOwnedNetwork } from '../networks/create-owned-network.ts';
import { findUserByName } from './find-user.ts';

/** A person who is about to have an account. */
export interface NewUser {
  readonly userId: string;
  readonly username: string;
  readonly role: SystemRole;
  readonly passwordHash: string;
  readonly email?: string | null | undefined;
  readonly displayName?: string | null | undefined;
}

/** Where the hub keeps who was first. */
export const firstUserKey = 'first_user';

/**
 * Whether this person is the first of the hub (rule accounts-first-is-admin): one row that only one transaction can
 * insert decides it.
 */
export async function claimFirst(tx: Tx, userId: string): Promise<boolean> {
  const claimed = await tx.db
    // eslint-disable-next-line no-restricted-syntax -- who inserts it is first
    .insertInto('hub_meta')
    .values({ key: firstUserKey, value: userId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Of two at once the unique index stops the later one, whose unit then runs again and finds the name taken.
 *
 * @throws username_taken
 */
export async function createUser(tx: Tx, { displayName, email, username, ...about }: NewUser): Promise<User> {
  if ((await findUserByName(tx, username)) !== undefined) throw new DomainError('username_taken');
  const now = tx.platform.clock.now();
  const user = tx.em.create(User, {
    ...about,
    username,
    usernameKey: usernameKey(username),
    displayName: displayName ?? null,
    email: email ?? null,
    disabledAt: null,
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.flush();
  return user;
}

/** Gives a new user a network of the same name. Audited as `register`. @returns the id of the network */
export async function openAccount(tx: Tx, { userId, username }: User): Promise<string> {
  const networkId = await createOwnedNetwork(tx, { name: username, ownerId: userId, description: null });
  if (networkId === undefined) throw new Error('a new user already owns a network');
  await recordAudit(tx, { action: 'register', targetType: 'user', targetId: userId, networkId, userId, username });
  return networkId;
}
