import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProgram } from '../../cli/src/program.ts';
import { Agent } from '../../clients/typescript/src/index.ts';
import { until } from '../sdk/world.ts';
import { faultsOfLine } from './support/command-lines.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const scripts = join(root, 'examples/cli');

// Every step is a process of its own.
jest.setTimeout(90_000);

let world: CliWorld;
let log: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  world = await openCliWorld();
  const ahub = `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'cli/src/main.ts')}' "$@"\n`;
  writeFileSync(join(world.home, 'ahub'), ahub);
  chmodSync(join(world.home, 'ahub'), 0o755);
  log = join(world.home, 'hub.log');
});
afterAll(async () => {
  for (const { pid } of running) process.kill(-(pid ?? 0), 'SIGKILL');
  await world.close();
});

function start(script: string, args: readonly string[], token: string): ChildProcess {
  const path = `${world.home}:${process.env['PATH'] ?? ''}`;
  const env = { PATH: path, HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: token };
  const options = { cwd: world.home, env, detached: true };
  const child = spawn(join(scripts, script), args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a script as the person. */
async function run(script: string, args: readonly string[], stdin = ''): Promise<readonly [number | null, string]> {
  const child = start(script, args, world.user.token);
  let told = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (told += text));
  child.stdin?.end(stdin);
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, told];
}

test('the page names every script', () => {
  const page = readFileSync(join(scripts, 'README.md'), 'utf8');
  for (const file of readdirSync(scripts)) if (file.endsWith('.sh')) expect(page).toContain(`](${file})`);
  expect(page.split('\n').flatMap((line) => faultsOfLine(createProgram(), line))).toEqual([]);
});

test('word-counter.sh is an agent that fan-out.sh gives a task for every line', async () => {
  const agent = start('word-counter.sh', ['counter'], await world.hub.mintNode(world.user, 'counter'));
  const [code, told] = await run('fan-out.sh', ['counter'], "one two\nit's \\n $HOME\nthree\n");
  expect([code, told.replaceAll(/ +(?=\d+$)/gm, '')]).toEqual([0, "one two\t2\nit's \\n $HOME\t3\nthree\t1\n"]);
  agent.kill('SIGTERM');
  expect((await once(agent, 'exit'))[0]).toBe(0);
});

test('fan-out.sh goes on after a failure and ends with 1; retry-failed.sh brings what failed again', async () => {
  const agent = new Agent(await world.agent('moody'), { alias: 'moody', heartbeatMs: 200 });
  let isBroken = true;
  agent.onTask(async ({ text }) => {
    if (isBroken && text === 'hard') throw new Error('too hard');
    return { result: `did ${text}` };
  });
  const work = agent.run();
  expect(await run('fan-out.sh', ['moody'], 'hard\neasy\n')).toEqual([1, 'hard\ttoo hard\neasy\tdid easy\n']);
  isBroken = false;
  const [code, told] = await run('retry-failed.sh', ['moody']);
  expect([code, told]).toEqual([0, expect.stringMatching(/^t_\S+\n$/)]);
  expect(await world.me.wait(told.trim(), { timeoutMs: 10_000 })).toMatchObject({ result: 'did hard' });
  await until(async () => (await run('retry-failed.sh', ['moody']))[1] === '');
  agent.stop();
  await work;
});

test('follow.sh goes on behind what it wrote last', async () => {
  await world.agent('quiet');
  const first = run('follow.sh', ['hub.log', '1']);
  // Who follows hears what happens from then on.
  for (let sent = 0; sent === 0 || !existsSync(log) || readFileSync(log, 'utf8') === ''; sent += 1) {
    await world.me.send('quiet', 'listen');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await first)[0]).toBe(0);
  for (const text of ['again', 'and again']) await world.me.send('quiet', text);
  expect((await run('follow.sh', ['hub.log', '2']))[0]).toBe(0);
  const numbers = readFileSync(log, 'utf8')
    .split('\n')
    .flatMap((line) => /^\S+-(\d+)\t/.exec(line)?.[1] ?? [])
    .map(Number);
  const [begin = 0] = numbers;
  expect(numbers).toEqual([begin, begin + 1, begin + 2]);
});
