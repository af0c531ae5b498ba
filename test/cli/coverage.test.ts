import { expect, test } from '@jest/globals';
import { callsWithoutCommand } from './support/commands-calls.ts';
import { withoutCommand } from './without-command.ts';

const listed = Object.values(withoutCommand).flat();

test('every operation and tool has a command of its own, or stands in test/cli/without-command.ts', () => {
  const missing = callsWithoutCommand().filter((name) => !listed.includes(name));
  expect(
    missing.map((name) => `${name}: give it a command below cli/src/commands (docs/adding-an-operation.md)`),
  ).toEqual([]);
});

test('nothing stands in test/cli/without-command.ts that has a command, or is no longer there', () => {
  const without = callsWithoutCommand();
  const over = listed.filter((name, index) => !without.includes(name) || listed.indexOf(name) !== index);
  expect(over.map((name) => `${name}: take it out of test/cli/without-command.ts`)).toEqual([]);
});

test('test/cli/without-command.ts does not grow: lower this figure with it', () => {
  expect(listed).toHaveLength(49);
});
