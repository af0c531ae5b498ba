import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { hashToken, isWellFormed, mintToken } from '../../src/platform/token-hash.ts';

test('a minted token has its prefix, 28 characters, and is well formed', () => {
  for (const prefix of ['utok_', 'ntok_', 'atok_']) {
    const token = mintToken(prefix);
    expect(token).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{28}$`));
    expect(isWellFormed(token)).toBe(true);
  }
});

test('100,000 tokens are unique and use every digit evenly', () => {
  const count = 100_000;
  const seen = new Set<string>();
  const digits = new Map<string, number>();
  for (let n = 0; n < count; n += 1) {
    const token = mintToken('utok_');
    seen.add(token);
    for (const digit of token.slice(5, 27)) digits.set(digit, (digits.get(digit) ?? 0) + 1);
  }
  expect(seen.size).toBe(count);
  expect(digits.size).toBe(62);
  const expected = (count * 22) / 62;
  // Six standard deviations.
  for (const found of digits.values()) expect(Math.abs(found - expected)).toBeLessThan(6 * Math.sqrt(expected));
});

test('any one character changed is refused', () => {
  const token = mintToken('ntok_');
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  }
});

test.each([
  '',
  'utok_',
  'utok_short',
  'Bearer x',
  `utok_${'0'.repeat(28)}`,
  `${mintToken('utok_')}0`,
  mintToken('utok_').slice(0, -1),
  `${mintToken('utok_')}\n`,
])('%j is malformed', (text) => {
  expect(isWellFormed(text)).toBe(false);
});

test('the stored form is SHA-256', () => {
  expect(hashToken('utok_x')).toBe(createHash('sha256').update('utok_x').digest('hex'));
});
