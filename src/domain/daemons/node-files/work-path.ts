import { DomainError } from '../../domain-error.ts';

const longest = 1_000;

/**
 * Whether a path stays inside the directory that it is relative to (rule daemons-relative-paths): no absolute path in
 * either system's spelling, no `..`, no backslash, no control character, nothing percent-encoded, no lone surrogate.
 * Symbolic links are for the node to refuse, which sees them.
 */
export function isInsidePath(path: string): boolean {
  if (path.length > longest || !path.isWellFormed()) return false;
  if (/[\p{Cc}\\]|%[0-9a-f]{2}/iu.test(path)) return false;
  if (path.startsWith('/') || path.startsWith('~') || /^[a-z]:/i.test(path)) return false;
  // Full-width and other compatibility forms of `.` and `/` are treated as the plain characters.
  return path
    .normalize('NFKC')
    .split('/')
    .every((part) => part.trim() !== '..' && !part.includes('\\'));
}

/**
 * The path without empty parts and `.`; the empty text is the directory itself.
 *
 * @throws path_invalid
 */
export function readPath(path: string): string {
  if (!isInsidePath(path)) throw new DomainError('path_invalid');
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** @throws skill_name_invalid */
export function readSkillName(name: string): string {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(name) || /^\.+$/.test(name)) throw new DomainError('skill_name_invalid');
  return name;
}
