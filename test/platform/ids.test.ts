import { describe, expect, test } from '@jest/globals';
import { randomIds } from '../../src/platform/ids.ts';

describe('ids', () => {
  test('carry their prefix and never repeat', () => {
    const ids = Array.from({ length: 20_000 }, () => randomIds.task());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^t_[0-9A-Za-z]{20}$/.test(id))).toBe(true);
    for (const kind of ['user', 'network', 'node'] as const)
      expect(randomIds[kind]()).toMatch(/^[a-z]+_[0-9A-Za-z]{12}$/);
  });

  test('of rows that come by the thousand sort by their millisecond', () => {
    const real = Date.now;
    const at = (ms: number): string => {
      Date.now = () => ms;
      try {
        return randomIds.message();
      } finally {
        Date.now = real;
      }
    };
    const times = [1, 61, 62, 3_843, 3_844, 1_700_000_000_000, 1_700_000_000_001, 9_999_999_999_999];
    const ids = times.map(at);
    // Code unit order, as both engines compare ids (C collation).
    expect([...ids].sort()).toEqual(ids);
  });
});
