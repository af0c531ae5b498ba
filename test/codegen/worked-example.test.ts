import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { applyBlock, blocksOf, copyProject, root, runIn, testIn } from './worked-example.ts';

/** `docs/adding-an-operation.md`, carried out in a copy of the project. */
const blocks = blocksOf(readFileSync(join(root, 'docs/adding-an-operation.md'), 'utf8'));
const contract = blocks.filter(({ file }) => file.startsWith('spec/'));
const code = blocks.filter(({ file }) => !file.startsWith('spec/'));
let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler says of these files. */
function faultsIn(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram(
    files.map((file) => join(copy, file)),
    options,
  );
  return files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(copy, file)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

/** Lines that differ between the committed files and those of the copy. */
function changedLines(): number {
  const names = readdirSync(join(root, 'generated')).filter((name) => name !== 'response-validators.js');
  const counts = names.map((name) => {
    const [before, after] = [join(root, 'generated', name), join(copy, 'generated', name)];
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', before, after], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    const [added = '0', removed = '0'] = stdout.split('\t');
    return Number(added) + Number(removed);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('docs/adding-an-operation.md', () => {
  test('the contract generates, and changes at most 400 lines of the committed files', () => {
    for (const block of contract) applyBlock(copy, block);
    expect(runIn(copy, 'codegen/main.ts')).toEqual({ status: 0, output: '' });
    expect(changedLines()).toBeGreaterThan(0);
    expect(changedLines()).toBeLessThanOrEqual(400);
  }, 60_000);

  test('the compiler asks for both handlers', () => {
    const faults = faultsIn(['src/handlers/rest/index.ts', 'src/handlers/rpc/index.ts']).join('\n');
    expect(faults).toMatch(/'?getTaskResult'? is (missing|declared)/);
    expect(faults).toMatch(/'?get_task_result'? is (missing|declared)/);
  }, 60_000);

  test('what the page adds compiles', () => {
    for (const block of code) applyBlock(copy, block);
    const changed = [...new Set(code.map(({ file }) => file))];
    expect(faultsIn(['src/handlers/rest/index.ts', 'src/handlers/rpc/index.ts', ...changed])).toEqual([]);
  }, 60_000);

  test('the operation and the tool answer, and no suite misses a title of theirs', () => {
    const { status, output } = testIn(
      copy,
      'test/rest/task-results',
      'test/rpc/task-results',
      'test/contract/coverage',
    );
    expect(output).toContain('Test Suites: 3 passed, 3 total');
    expect(status).toBe(0);
  }, 120_000);
});
