import { dayMs } from '../../platform/time.ts';

/** Characters of a user name (rule accounts-user-names). */
export const minUsernameLength = 2;
export const maxUsernameLength = 50;

/**
 * Letters, digits, underscore, hyphen and CJK, as in the pattern of the contract. Only ASCII letters: look-alikes of
 * other scripts stay out.
 */
export const usernameShape =
  /^[A-Za-z0-9_\-\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u{20000}-\u{2a6df}]+$/u;

/** Characters of a password; the first user may choose fewer (rule accounts-passwords). */
export const minPasswordLength = 8;
export const minFirstPasswordLength = 4;

/** Characters of the password that a reset answers; 119 random bits (rule accounts-password-reset). */
export const oneTimePasswordLength = 20;

/** How many owned networks the refusal to delete a person names. */
export const namedNetworks = 20;

/** How long the link of the first admin holds (rule accounts-start-link). Milliseconds. */
export const startLinkMs = 15 * 60_000;

/** Login failures in a row from which a user name is locked (rule accounts-login-lock). */
export const failuresToLock = 5;

/** The first lock; each further failure doubles it up to the longest. Milliseconds. */
export const firstLockMs = 30_000;
export const longestLockMs = 15 * 60_000;

/** Failures older than this are forgotten. Milliseconds. */
export const keepFailuresMs = dayMs;
