import { expect, test } from '@jest/globals';
import { RecentValues } from '../../src/platform/recent-values.ts';

test('a value is told again until it is as old as the limit', () => {
  const values = new RecentValues<string>({ freshMs: 100, most: 10 });
  expect(values.get('a', 0)).toBeUndefined();
  values.keep('a', 'first', 0);
  expect(values.get('a', 99)).toBe('first');
  expect(values.get('a', 100)).toBeUndefined();
  values.keep('a', 'second', 200);
  expect(values.get('a', 250)).toBe('second');
});

test('a value is told for as long as it was kept for', () => {
  const values = new RecentValues<string>({ freshMs: 100, most: 10 });
  values.keep('a', 'long', 0, 500);
  expect(values.get('a', 499)).toBe('long');
  expect(values.get('a', 500)).toBeUndefined();
});

test('the value that was kept longest ago makes room', () => {
  const values = new RecentValues<number>({ freshMs: 100, most: 2 });
  values.keep('a', 1, 0);
  values.keep('b', 2, 0);
  values.keep('a', 3, 1);
  values.keep('c', 4, 1);
  expect(['a', 'b', 'c'].map((key) => values.get(key, 2))).toEqual([3, undefined, 4]);
});
