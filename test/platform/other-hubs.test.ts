import { expect, test } from '@jest/globals';
import { OtherHubs } from '../../src/platform/other-hubs.ts';

test('a hub is there until nothing was heard of it for as long as it is remembered', () => {
  const others = new OtherHubs(100);
  expect(others.areThere(0)).toBe(false);
  expect(others.hear('a', 0)).toBe(true);
  expect(others.hear('a', 60)).toBe(false);
  expect(others.areThere(159)).toBe(true);
  expect(others.areThere(160)).toBe(false);
});

test('each hub is new once, and again after it counted as gone', () => {
  const others = new OtherHubs(100);
  others.hear('a', 0);
  expect(others.hear('b', 50)).toBe(true);
  expect(others.hear('a', 99)).toBe(false);
  expect(others.hear('b', 150)).toBe(true);
});
