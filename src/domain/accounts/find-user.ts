import type { UserRow } from '../../entities/rows.ts';
import type { Queries } from '../ctx.ts';
import { usernameKey } from '../access/username-key.ts';

/** What others may see of a user: the row without its password. */
export const userColumns = ['user_id', 'username', 'display_name', 'email', 'role', 'created_at'] as const;

/** A user without what is secret. */
export type PublicUser = Pick<UserRow, (typeof userColumns)[number]>;

/** The user of that name, whatever its case. */
export async function findUserByName(db: Queries, username: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', usernameKey(username)).executeTakeFirst();
}

/** The user of that id. */
export async function findUser(db: Queries, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
}
