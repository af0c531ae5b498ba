import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'hub-one-core-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = pathToFileURL('src/platform/restart-on-one-core.ts').href;
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `import { restartOnOneCore } from '${module}';
  restartOnOneCore(Number(process.env.CORES));
  console.log(JSON.stringify([process.execArgv, process.argv.slice(2), process.env.KEPT]));`,
);

/** What the program tells of itself, on so many cores: its flags of Node, its arguments and a variable. */
function run(cores: number, { flags = [] as readonly string[], options = '' } = {}): unknown[] {
  const env = { ...process.env, CORES: String(cores), KEPT: 'kept', NODE_OPTIONS: options };
  const told = execFileSync(process.execPath, [...flags, program, '--port', '1'], { env, encoding: 'utf8' });
  return JSON.parse(told) as unknown[];
}

const args = ['--port', '1'];

test('on one core a program begins anew with one helper thread, and keeps all it was given', () => {
  expect(run(1)).toEqual([['--v8-pool-size=1'], args, 'kept']);
  expect(run(1, { flags: ['--no-deprecation'] })).toEqual([['--v8-pool-size=1', '--no-deprecation'], args, 'kept']);
});

test('on several cores, or where the number of threads was set, it goes on as it is', () => {
  expect(run(2)).toEqual([[], args, 'kept']);
  expect(run(1, { flags: ['--v8-pool-size=3'] })).toEqual([['--v8-pool-size=3'], args, 'kept']);
  expect(run(1, { options: '--v8-pool-size=2' })).toEqual([[], args, 'kept']);
});
