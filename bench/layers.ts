import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './fill.ts';
import { exchange, request, runLoad, toolCall } from './load.ts';
import { aliasOf, text } from './scenarios.ts';
import { cpuOfSides, startBare, startHub, stopAll, type Side } from './sides.ts';

/**
 * Prints what the layers of a request cost in processor time: each call goes one layer further than the one before it,
 * and beside it stands a bare `node:http` server that reads and parses the same bodies and answers the same bytes.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];
const folder = mkdtempSync(join(tmpdir(), 'hub-layers-'));

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The calls by what they reach; refusals are wanted here. */
function callsOf(user: string, node: string, taskId: string): Readonly<Record<string, string>> {
  const alias = aliasOf(0);
  const report = { alias, resume_id: 'r-0', status: 'idle' };
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping', params: { progress: [alias, text] } };
  return {
    'method refused': request('GET', '/mcp', user),
    ping: request('POST', '/mcp', node, ping),
    'arguments refused': toolCall(node, 'report_status', { ...report, status: 'sleepy' }),
    get_task: toolCall(user, 'get_task', { task_id: taskId }),
    heartbeat: toolCall(node, 'report_status', report),
    'GET /api/task': request('GET', `/api/task/${taskId}`, user),
    'body refused': request('POST', '/api/task', user, { alias: 7, task: text }),
    'dispatch by REST': request('POST', '/api/task', user, { alias, task: text }),
  };
}

/** Microseconds of processor time for one call. */
async function costOf(side: Side, call: string, time: number): Promise<number> {
  const before = cpuOfSides([side]);
  const { units } = await runLoad(side.port, [() => call], connections, time, true);
  return ((cpuOfSides([side]) - before) * 1_000) / units;
}

/** A driver that sleeps is woken by each answer, which costs the server the more the slower it is. */
let driving = true;
const stayAwake = (): void => void (driving && setImmediate(stayAwake));

const cell = (value: string): string => value.padStart(9);

try {
  const profiler = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const hub = await startHub(folder, 'hub', profiler);
  const { user, nodes, taskId } = await fill(hub.port, 0);
  stayAwake();
  console.log(['µs of CPU a call'.padEnd(20), ...['hub', 'bare', 'more'].map(cell)].join(' '));
  for (const [name, call] of Object.entries(callsOf(user, nodes[0] ?? '', taskId))) {
    if (!name.includes(values.only)) continue;
    const bare = await startBare(await exchange(hub.port, call));
    const costs: [number[], number[]] = [[], []];
    for (const side of [hub, bare]) await costOf(side, call, Math.min(1, seconds));
    for (let round = 0; round < rounds; round += 1) {
      costs[0].push(await costOf(hub, call, seconds));
      costs[1].push(await costOf(bare, call, seconds));
    }
    const [ours, least] = [median(costs[0]), median(costs[1])];
    console.log([name.padEnd(20), ...[ours, least, ours - least].map((cost) => cell(cost.toFixed(1)))].join(' '));
  }
} finally {
  driving = false;
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
