import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { runLoad } from './load.ts';
import { aliasOf, nodeCount, scenarios, type Actors } from './scenarios.ts';

/** Prints the hub's share of the limit program per scenario; see README.md. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
const started: ChildProcess[] = [];

interface Side {
  readonly name: string;
  readonly port: number;
}

/** Starts a program that prints one JSON line with its `port` or `url` when it is ready. */
function start(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Side & { child: ChildProcess }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /"port":(\d+)|"url":"http:\/\/[^:"]+:(\d+)/.exec(line);
      if (found) resolve({ name, port: Number(found[1] ?? found[2]), child });
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function post(port: number, path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** One person, fifty nodes that have reported, a hundred tasks. */
async function fill(port: number): Promise<Actors> {
  const person = await post(port, '/api/auth/register', {
    username: 'bench',
    password: 'a long enough bench password',
  });
  const user = String(person['token']);
  const nodes: string[] = [];
  for (let n = 0; n < nodeCount; n += 1) {
    const minted = await post(
      port,
      '/api/auth/node-token',
      { network_id: person['network_id'], node_name: aliasOf(n) },
      user,
    );
    nodes.push(String(minted['token']));
    const args = { resume_id: `r-${n}`, alias: aliasOf(n), status: 'idle' };
    await post(
      port,
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'report_status', arguments: args } },
      nodes[n],
    );
  }
  let taskId = '';
  for (let n = 0; n < 100; n += 1)
    taskId = String((await post(port, '/api/task', { alias: aliasOf(n), task: 'warm up' }, user))['task_id']);
  return { user, nodes, taskId };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measure(): Promise<void> {
  const env = {
    HUB_PORT: '0',
    HUB_DATA_DIR: join(folder, 'hub'),
    HUB_REQUESTS_PER_MINUTE: '100000000',
    HUB_LOOP_SENDS_PER_MINUTE: '100000000',
  };
  const first = await start('hub', ['src/main.ts'], env);
  const actors = await fill(first.port);
  await stop(first.child);
  cpSync(join(folder, 'hub'), join(folder, 'limit'), { recursive: true });
  const profiler = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const hub = await start('hub', [...profiler, 'src/main.ts'], env);
  const limit = await start('limit', ['bench/limit-server.ts', join(folder, 'limit', 'hub.sqlite')]);
  const seconds = Number(values.seconds);
  console.log(`${'scenario'.padEnd(18)} ${'hub/s'.padStart(9)} ${'limit/s'.padStart(9)} ${'share'.padStart(6)}`);
  for (const [name, steps] of Object.entries(scenarios(actors))) {
    if (!name.includes(values.only)) continue;
    const rates: Record<string, number[]> = { hub: [], limit: [] };
    for (const side of [hub, limit]) await runLoad(side.port, steps, Number(values.connections), Math.min(1, seconds));
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const side of round % 2 ? [hub, limit] : [limit, hub]) {
        const load = await runLoad(side.port, steps, Number(values.connections), seconds);
        if (load.failures)
          throw new Error(`${side.name}, ${name}: ${load.failures} failures, first: ${load.firstFailure}`);
        rates[side.name]!.push(load.perSecond);
      }
    }
    const [h, l] = [median(rates['hub']!), median(rates['limit']!)];
    console.log(
      `${name.padEnd(18)} ${h.toFixed(0).padStart(9)} ${l.toFixed(0).padStart(9)} ${(h / l).toFixed(2).padStart(6)}`,
    );
  }
}

try {
  await measure();
} finally {
  for (const child of started) await stop(child);
  rmSync(folder, { recursive: true, force: true });
}
