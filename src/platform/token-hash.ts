import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base62Digits, randomBase62 } from './random-text.ts';

// 22 characters carry 131 random bits (rule tokens-shape).
const randomLength = 22;
const checksumLength = 6;
const shape = /^[a-z]{1,8}_[0-9A-Za-z]{28}$/;

/**
 * A new bearer secret: prefix, 22 random base62 characters, 6 characters of CRC32 over what stands before them.
 *
 * @param prefix `utok_`, `ntok_` or `atok_`
 */
export function mintToken(prefix: string): string {
  const body = prefix + randomBase62(randomLength);
  return body + checksum(body);
}

/**
 * Whether a text can be a token of this hub at all. A refusal here costs no query; acceptance proves nothing.
 */
export function isWellFormed(token: string): boolean {
  if (!shape.test(token)) return false;
  return checksum(token.slice(0, -checksumLength)) === token.slice(-checksumLength);
}

/** SHA-256 in hexadecimal, the only form in which a token is stored. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

function checksum(text: string): string {
  let value = crc32(text);
  let digits = '';
  for (let i = 0; i < checksumLength; i += 1) {
    digits = base62Digits.charAt(value % 62) + digits;
    value = Math.floor(value / 62);
  }
  return digits;
}
