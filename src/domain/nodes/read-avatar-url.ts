import { DomainError } from '../domain-error.ts';

const longest = 2_048;

/**
 * The address to be stored for an avatar, by the checks of rule nodes-avatar-address in their order: null and the empty
 * string clear it; the rest is stored as URL normalization leaves it. The hub never calls it.
 *
 * @throws invalid_avatar_url with the first rule that is broken as `reason`
 */
export function readAvatarUrl(value: unknown): string | null {
  if (value === null || value === '') return null;
  if (typeof value !== 'string') throw refused('not_a_string');
  if (value.length > longest) throw refused('too_long');
  if (/[\s\p{Cc}]/u.test(value)) throw refused('whitespace_or_control_characters');
  // The parser would store the sign of a lost character.
  const url = value.isWellFormed() ? URL.parse(value) : null;
  if (url === null) throw refused('not_an_absolute_url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('scheme_not_allowed');
  if (url.username !== '' || url.password !== '') throw refused('embedded_credentials');
  // Normalization may write one character as nine.
  if (url.href.length > longest) throw refused('too_long');
  return url.href;
}

function refused(reason: string): DomainError<'invalid_avatar_url'> {
  return new DomainError('invalid_avatar_url', { reason });
}
