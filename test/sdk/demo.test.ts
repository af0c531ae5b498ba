import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hub } from '../../clients/typescript/src/index.ts';
import { planJobs } from '../../examples/demo/plan.ts';
import { crew } from '../../examples/demo/stories/team.ts';
import { until } from './world.ts';

const password = 'amber-ferry-2048';
/** Demos put their folders here: one that is killed leaves its own. */
const folder = mkdtempSync(join(tmpdir(), 'demo-test-'));
/** Ends what a failed test has left. */
let leave = (): void => undefined;
afterEach(() => leave());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The demo as `make demo` runs it, on a free port. */
async function startDemo(settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'] ?? '', DEMO_PORT: '0', DEMO_PASSWORD: password, TMPDIR: folder, ...settings };
  const child = spawn(process.execPath, ['examples/demo/main.ts'], { env });
  leave = () => child.kill('SIGTERM');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  await until(() => text.includes('Ctrl-C'), 60_000);
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  const { token } = await new Hub({ url }).api.loginUser({ username: 'ada', password });
  return { pid: child.pid as number, url, hub: new Hub({ url, token }), output: () => text, exit, child };
}

/** The processes below one, as the system lists them. */
function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (of: number): number[] =>
    pairs.flatMap(([child = 0, parent]) => (parent === of ? [child, ...below(child)] : []));
  return below(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a seed tells the same stories again, and another one others; no two texts are alike', () => {
  const textsOf = (seed: string): string[] => {
    const jobs = planJobs(seed);
    return Array.from({ length: 200 }, () => jobs.next().value.text);
  };
  expect(textsOf('harbor')).toEqual(textsOf('harbor'));
  expect(textsOf('harbor')).not.toEqual(textsOf('haven'));
  expect(new Set(textsOf('harbor')).size).toBe(200);
  expect(textsOf('harbor').filter((text) => /[{}]/.test(text))).toEqual([]);
});

describe('the demo', () => {
  test('lives: agents, tasks, cards, the supervisor, attention; SIGINT ends all of it', async () => {
    const { hub, output, child, exit, pid, url } = await startDemo({ DEMO_PACE: '12' });
    const online = new Set<string>();
    const ended = new Set<string>();
    const kinds = new Set<string>();
    let moved = false;
    await until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const [{ sessions }, { tasks }, { items }, { events }] = await Promise.all([
        hub.api.getStatus(),
        hub.api.listTasks({ limit: 500 }),
        hub.api.listAttention(),
        hub.api.listCardEvents({ limit: 200 }),
      ]);
      for (const { alias, status } of sessions) if (status !== 'offline') online.add(alias);
      for (const { status } of tasks) ended.add(status);
      for (const { kind } of items) kinds.add(kind);
      moved ||= events.some(({ field, kind }) => kind === 'changed' && field === 'column');
      return (
        crew.every(({ alias }) => online.has(alias)) &&
        ['replied', 'failed', 'running', 'cancelled'].every((status) => ended.has(status)) &&
        ['task_failed', 'agent_waiting_input', 'agent_offline_with_work', 'card_overdue'].every((k) => kinds.has(k)) &&
        moved &&
        online.has('canary-1')
      );
    }, 90_000);
    const programs = descendants(pid);
    // The hub, the supervisor and a worker at least.
    expect(programs.length).toBeGreaterThanOrEqual(3);
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    expect(programs.filter(isAlive)).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
    expect(output()).not.toContain('unexpected:');
    expect(readdirSync(folder)).toEqual([]);
    expect(output()).toMatch(/Ended\. \d+ refusals belonged to the stories, 0 did not\./);
  }, 180_000);

  test('killed, it leaves no process behind', async () => {
    const { pid, child, exit } = await startDemo({ DEMO_PACE: '4' });
    await until(() => descendants(pid).length >= 2);
    const programs = descendants(pid);
    child.kill('SIGKILL');
    await exit;
    await until(() => !programs.some(isAlive), 45_000);
  }, 120_000);

  test('what keeps it from starting is said in a line', async () => {
    const run = async (settings: Readonly<Record<string, string>>) => {
      const env = { PATH: process.env['PATH'] ?? '', TMPDIR: folder, ...settings };
      const child = spawn(process.execPath, ['examples/demo/main.ts'], { env });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number];
      return `${code} ${text}`;
    };
    expect(await run({ DEMO_PACE: 'fast' })).toBe('1   DEMO_PACE must be a number from 0.1 to 50.\n');
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    expect(await run({ DEMO_PORT: String(port) })).toMatch(new RegExp(`^1 [^]*${port}[^]*DEMO_PORT`));
    taken.close();
  });
});
