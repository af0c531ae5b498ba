import type { User } from '../../entities/index.ts';

/** A user without what is secret. */
export type PublicUser = Pick<
  User,
  'userId' | 'username' | 'displayName' | 'email' | 'role' | 'createdAt' | 'mustChangePassword' | 'disabledAt'
>;

/** What may leave the domain of a user, as a plain object. */
export function describeUser(user: User): PublicUser {
  const { userId, username, displayName, email, role, createdAt, mustChangePassword, disabledAt } = user;
  return { userId, username, displayName, email, role, createdAt, mustChangePassword, disabledAt };
}
