import { DomainError } from '../domain-error.ts';
import { maxUsernameLength, minUsernameLength, usernameShape } from './limits.ts';

/**
 * Refuses a user name that may not be chosen (rule accounts-user-names); characters are counted, not UTF-16 units.
 *
 * @throws username_too_short, username_too_long, username_invalid
 */
export function checkUsername(username: string): void {
  const length = [...username].length;
  if (length < minUsernameLength) throw new DomainError('username_too_short');
  if (length > maxUsernameLength) throw new DomainError('username_too_long');
  if (!usernameShape.test(username)) throw new DomainError('username_invalid');
}
