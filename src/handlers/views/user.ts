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
    ...(user.mustChangePassword === 1 && { must_change_password: true }),
  };
}

/** A user as system admins see them: since when there is the account, and whether it is disabled. */
export function viewUserRow(user: PublicUser): Schemas['User'] {
  return { ...viewUser(user), created_at: toWireTime(user.createdAt), disabled: user.disabledAt !== null };
}
