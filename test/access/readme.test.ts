import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the rows that README.md explains stand in the tables', () => {
  const quoted = [...read('README.md').matchAll(/^```ts file=(\S+)\n([^]*?)\n```$/gm)];
  expect(quoted.length).toBe(2);
  for (const [, file = '', text = ''] of quoted) {
    const lines = read(file)
      .split('\n')
      .map((line) => line.trim());
    const wanted = text.split('\n').map((line) => line.trim());
    expect(lines.join('\n')).toContain(wanted.join('\n'));
  }
});
