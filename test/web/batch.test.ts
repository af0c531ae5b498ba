import { expect, test } from '@jest/globals';
import { createBatch } from '../../web/src/live/batch.ts';
import { firstLine } from '../../web/src/parts/first-line.ts';

test('keys that are wanted together are one question, each of them once', async () => {
  const questions: (readonly string[])[] = [];
  const batch = createBatch<string>((keys) => {
    questions.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()])));
  }, 3);
  const answers = ['a', 'b', 'a', 'gone', 'c'].map((key) => batch.ask(key));
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'A', undefined, 'C']);
  expect(questions).toEqual([['a', 'b', 'gone'], ['c']]);
  expect(await batch.ask('a')).toBe('A');
});

test('a refusal reaches all who asked, and the next question is a new one', async () => {
  let isDown = true;
  const batch = createBatch<string>(
    (keys) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map((key) => [key, 'here'])))),
    10,
  );
  const all = await Promise.allSettled([batch.ask('a'), batch.ask('b')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await batch.ask('a')).toBe('here');
});

test.each([
  ['\n\n## Dig a well\nHalf of it is enough.', 'Dig a well'],
  ['one line', 'one line'],
  [' \n ', ''],
])('%j is called %j', (text, name) => expect(firstLine(text)).toBe(name));
