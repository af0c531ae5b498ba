import { passwordBytes, maxPasswordBytes } from '../../platform/passwords.ts';
import type { Passwords } from '../../platform/passwords.ts';
import { DomainError } from '../domain-error.ts';
import { usernameKey } from '../access/username-key.ts';
import { minFirstPasswordLength, minPasswordLength } from './limits.ts';

/** What a person wants to be called and to sign in with. */
export interface WantedCredentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Refuses a password that may not be chosen at registration (rule accounts-passwords). The user name itself, in
 * whatever case, counts as a weak one (rule accounts-weak-passwords).
 *
 * @param first the first user of the hub: shorter, and exempt from the weak list
 * @throws password_too_short_first, password_too_short, password_too_common, password_too_long (72 UTF-8 bytes)
 */
export function checkPassword(
  passwords: Passwords,
  { username, password: plain }: WantedCredentials,
  first: boolean,
): void {
  const length = [...plain].length;
  if (first && length < minFirstPasswordLength) throw new DomainError('password_too_short_first');
  if (!first && length < minPasswordLength) throw new DomainError('password_too_short');
  if (passwordBytes(plain) > maxPasswordBytes) throw new DomainError('password_too_long');
  if (!first && isCommon(passwords, username, plain)) throw new DomainError('password_too_common');
}

/**
 * The same rules for a change, in the words of that operation and without the first user's exemption.
 *
 * @throws new_password_too_short, new_password_too_common, password_too_long
 */
export function checkNewPassword(passwords: Passwords, { username, password: plain }: WantedCredentials): void {
  if ([...plain].length < minPasswordLength) throw new DomainError('new_password_too_short');
  if (passwordBytes(plain) > maxPasswordBytes) throw new DomainError('password_too_long');
  if (isCommon(passwords, username, plain)) throw new DomainError('new_password_too_common');
}

function isCommon(passwords: Passwords, username: string, plain: string): boolean {
  return passwords.isWeak(plain) || usernameKey(plain) === usernameKey(username);
}
