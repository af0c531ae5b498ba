import { randomFillSync } from 'node:crypto';

/** Digits of base62 in their order of value. */
export const base62Digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// One system call fills many ids. 248 is the largest multiple of 62 in a byte: larger values are drawn anew, so
// that every digit is equally likely.
const pool = Buffer.allocUnsafe(4096);
let used = pool.length;

/**
 * Random base62 text from the system's generator, 5.95 bits a character.
 *
 * @param length number of characters
 */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const byte = pool[used] ?? 255;
    // Spent bytes are wiped: what became a token does not stay in memory.
    pool[used] = 0;
    used += 1;
    if (byte < 248) text += base62Digits.charAt(byte % 62);
  }
  return text;
}
