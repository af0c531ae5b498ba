import type { PublicUser } from '../../domain/accounts/describe-user.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A user on the wire; the password hash never is. */
export function viewUser(user: PublicUser): Schemas['User'] {
  return {
    user_id: user.userId,
    username: user.username,
    display_name: user.displayName,
    email: user.email,
    role: user.role,
  };
}

/** A user in the listing, with the time of registration. */
export function viewUserRow(user: PublicUser): Schemas['User'] {
  return { ...viewUser(user), created_at: toWireTime(user.createdAt) };
}
