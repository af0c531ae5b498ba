import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { applyBlock, blocksOf, copyProject, root, runIn, testIn } from './worked-example.ts';

/** The most files that a plain field of a card may take by hand. */
const mostFiles = 9;

/** Those in which a page tells of the field. */
const told = ['docs/requirements.md', 'CHANGELOG.md'];

const blocks = blocksOf(readFileSync(join(root, 'docs/adding-a-card-field.md'), 'utf8'));
let copy: string;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('docs/adding-a-card-field.md', () => {
  test('a field takes at most nine files by hand', () => {
    expect(new Set([...blocks.map(({ file }) => file), ...told]).size).toBeLessThanOrEqual(mostFiles);
  });

  test('what the page adds is stored, shown, changed and told by the history', () => {
    for (const block of blocks) applyBlock(copy, block);
    expect(runIn(copy, 'codegen/main.ts')).toEqual({ status: 0, output: '' });
    expect(runIn(copy, 'src/migrations/write-migration.ts', 'component').status).toBe(0);
    const { status, output } = testIn(copy, 'test/rest/requirements-component', 'test/platform/migrations');
    expect(output).toContain('Test Suites: 2 passed, 2 total');
    expect(status).toBe(0);
  }, 180_000);
});
