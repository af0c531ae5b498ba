import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { openWorld, until } from './world.ts';
import type { World } from './world.ts';

const source = resolve('clients/typescript');
const most = 15 * 1024;

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = mkdtempSync(join(tmpdir(), 'sdk-packed-'));
  cpSync(source, join(folder, 'client'), { recursive: true, filter: (path) => !path.endsWith('/dist') });
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', join(folder, 'client')], { stdio: 'inherit' });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'empty/package.json'), '{"type":"module","private":true}');
  const [archive] = JSON.parse(npm('client', 'pack', '--json', '--ignore-scripts')) as { filename: string }[];
  const name = archive!.filename.replace('@', '').replace('/', '-');
  npm('empty', 'install', '--offline', join(folder, 'client', name));
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

function npm(cwd: string, ...args: readonly string[]): string {
  const options = { cwd: join(folder, cwd), encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('npm', [...args, '--no-audit', '--no-fund'], options);
}

/** The programs of the page: a block whose first line is the name of a file. */
function writeExamples(page: string): void {
  for (const [, name, text] of readFileSync(page, 'utf8').matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```/gms)) {
    writeFileSync(join(folder, 'empty', name!), text!);
  }
}

function start(file: string, token: string) {
  const env = { PATH: process.env['PATH'] ?? '', AHUB_URL: world.hub.url, AHUB_TOKEN: token };
  const child = spawn(process.execPath, [file], { env, cwd: join(folder, 'empty') });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, exit: once(child, 'exit') };
}

test('installed into an empty folder, the programs of the README run', async () => {
  writeExamples(join(source, 'README.md'));
  const beta = start('beta.ts', await world.hub.mintNode(world.user, 'beta'));
  await until(async () => (await world.me.api.getStatus()).sessions.length === 1);
  const sent = start('send.ts', world.user.token);
  expect([await sent.exit, sent.output()]).toEqual([
    [0, null],
    'replied: built: Build it\nalias_not_found, request true\n',
  ]);
  const watched = start('watch.ts', world.user.token);
  expect([await watched.exit, watched.output()]).toEqual([[0, null], expect.stringContaining(': replied\n')]);
  expect(watched.output()).toContain('Test it\nBuild it\n');
  beta.child.kill('SIGTERM');
  expect([await beta.exit, beta.output()]).toEqual([[0, null], 'drained\n']);
}, 60_000);

test('a program that is held against the packed types compiles', () => {
  const config = { compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', noEmit: true, types: [] } };
  const lib = {
    ...config,
    compilerOptions: { ...config.compilerOptions, lib: ['es2023', 'dom'] },
    files: ['send.ts', 'beta.ts', 'watch.ts'],
  };
  writeFileSync(join(folder, 'empty/tsconfig.json'), JSON.stringify(lib));
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', join(folder, 'empty')], { stdio: 'inherit' });
}, 60_000);

test('the package holds built files only, takes no dependency, and runs in a browser', async () => {
  const installed = join(folder, 'empty/node_modules/@agent-collaboration-hub/client');
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
  const { outputFiles } = await build({
    ...{ entryPoints: [join(installed, 'dist/index.js')], bundle: true, minify: true, write: false },
    ...{ format: 'esm', platform: 'browser', target: 'es2022' },
  });
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThanOrEqual(most);
});
