import { expect, test } from '@jest/globals';
import { listerOf } from '../../src/platform/db/value-lists.ts';

test('listed values come in the order of the names, whatever that of the object', () => {
  const list = listerOf(['b', 'a', 'b']);
  expect(list({ a: 1, b: 2 })).toEqual([2, 1, 2]);
  expect(list({ b: null, c: 3 })).toEqual([null, undefined, null]);
});

test('listed values stand between what is the same each time', () => {
  const list = listerOf([null, 'a', null], ['first', 'of no use', 3]);
  expect(list({ a: 'own' })).toEqual(['first', 'own', 3]);
});

test('a listed value may have any name, which is never read as code', () => {
  const names = ['a"b', "it's", '\u2028', '${1 + 1}', '"]; throw new Error("run"); //'];
  const list = listerOf(names);
  expect(list(Object.fromEntries(names.map((name, at) => [name, at])))).toEqual([0, 1, 2, 3, 4]);
});
