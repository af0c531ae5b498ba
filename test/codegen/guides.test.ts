import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPrograms } from '../guides/programs.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'guides-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const block = (mark: string, text: string): string => `\`\`\`${mark}\n${text}\n\`\`\`\n`;

test('all blocks of a language are one program; a block that would not run is a fault', () => {
  const good = [
    block('sh', 'a $AHUB_URL'),
    block('ts', 'b'),
    block('python', 'c'),
    block('sh', 'd'),
    block('text', 'e'),
  ];
  writeFileSync(join(folder, 'good.md'), good.join('\n'));
  writeFileSync(join(folder, 'bad.md'), [block('bash', 'a'), block('', 'b'), block('ts', 'c')].join('\n'));
  const { programs, problems } = readPrograms(folder);
  expect(programs.find(({ guide, language }) => guide === 'good' && language === 'sh')).toEqual({
    ...{ guide: 'good', language: 'sh', text: 'a $AHUB_URL\n\nd\n', variables: ['AHUB_URL'] },
  });
  expect(problems.map((line) => line.replace(/;.*/, ''))).toEqual([
    'bad.md: a block marked "bash" does not run',
    'bad.md: a block marked "" does not run',
    'bad.md: has no code in sh',
    'bad.md: has no code in python',
  ]);
});

test('the guides have code in every language, and all of it runs', () => {
  const { programs, problems } = readPrograms('docs/guides');
  expect([problems, programs.length]).toEqual([[], 24]);
});
