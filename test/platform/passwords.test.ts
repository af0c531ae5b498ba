import { describe, expect, test } from '@jest/globals';
import { createPasswords, hashesAtOnce, PasswordTooLongError, passwordBytes } from '../../src/platform/passwords.ts';
import { TooBusyError } from '../../src/platform/platform-errors.ts';
import { weakPasswords } from '../../src/platform/weak-passwords.ts';

const passwords = createPasswords({ bcryptCost: 4 });

describe('a password', () => {
  test('is accepted by its own hash and by no other', async () => {
    const stored = await passwords.hash('tiger lily 42');
    expect(stored).not.toContain('tiger');
    expect(await passwords.verify('tiger lily 42', stored)).toBe(true);
    expect(await passwords.verify('tiger lily 43', stored)).toBe(false);
  });

  test('of 72 bytes is taken whole; one byte more is refused, never cut', async () => {
    const longest = 'ä'.repeat(36);
    expect(passwordBytes(longest)).toBe(72);
    const stored = await passwords.hash(longest);
    expect(await passwords.verify(longest, stored)).toBe(true);
    expect(await passwords.verify(`${longest}x`, stored)).toBe(false);
    await expect(passwords.hash(`${longest}x`)).rejects.toBeInstanceOf(PasswordTooLongError);
  });

  test('with a NUL in it opens nothing', async () => {
    const stored = await passwords.hash('before');
    expect(await passwords.verify('before\0after', stored)).toBe(false);
    await expect(passwords.hash('before\0after')).rejects.toBeInstanceOf(PasswordTooLongError);
  });

  test('differs by the form of its letters and by emoji', async () => {
    const stored = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.verify('cafe\u0301 au lait', stored)).toBe(false);
    const smile = await passwords.hash('smile 😀😀😀');
    expect(await passwords.verify('smile 😀😀😃', smile)).toBe(false);
  });
});

test('an unknown user takes as long as a wrong password', async () => {
  const slow = createPasswords({ bcryptCost: 9 });
  const stored = await slow.hash('some password');
  // What the process itself spends, threads included: other programs on the machine do not count.
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  // The least of many: a collection of garbage only ever adds to it.
  const fastest = (values: number[]): number => Math.min(...values);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    known.push(await timed(() => slow.verify('another password', stored)));
    unknown.push(await timed(() => slow.verifyNothing('another password')));
  }
  expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.7);
  expect(fastest(unknown) / fastest(known)).toBeLessThan(1.4);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [64, 4],
])('on %i cores %i run at once', (cores, atOnce) => {
  expect(hashesAtOnce(cores)).toBe(atOnce);
});

test('at most 4 run and 50 wait; the next is told that it is too busy', async () => {
  const gated = createPasswords({ bcryptCost: 8, atOnce: 4 });
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => gated.hash('some password')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusyError);
  expect(() => gated.requireRoom()).not.toThrow();
  const full = Array.from({ length: 54 }, () => gated.hash('some password'));
  expect(() => gated.requireRoom()).toThrow(TooBusyError);
  await Promise.all(full);
  await expect(gated.hash('some password')).resolves.toMatch(/^\$2b\$08\$/);
});

describe('the weak list', () => {
  test('has at least 3,000 entries, distinct, lower case, of 8 characters or more', () => {
    const list = [...weakPasswords()];
    expect(list.length).toBeGreaterThanOrEqual(3_000);
    for (const entry of list) {
      expect(entry.length).toBeGreaterThanOrEqual(8);
      expect(entry).toBe(entry.toLowerCase());
    }
  });

  test.each([
    'password',
    'PassWord',
    '12345678',
    'P@ssw0rd',
    'qwertyuiop',
    'iloveyou',
    'Summer2025',
    'agenthub',
    'AgentHub1',
    'zzzzzzzz',
    'trustno1',
  ])('%s is weak', (plain) => {
    expect(passwords.isWeak(plain)).toBe(true);
  });

  test.each(['tiger lily 42', 'kB7#qzt!0wLm', 'vier gute alte Worte'])('%s is not', (plain) => {
    expect(passwords.isWeak(plain)).toBe(false);
  });
});
