import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/platform/log.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';
import { injectFaults } from './inject.ts';
import type { Injection } from './inject.ts';
import { randoms } from './random.ts';
import { findTorn } from './wholeness.ts';

/**
 * The database fails at random statements while clients write. Whatever was refused or cut off left nothing, what was
 * acknowledged is there, and each unit is there whole or not at all.
 */
const faults = Number(process.env['FAULTS'] ?? 200);
const seed = Number(process.env['FAULT_SEED'] ?? 20_260_714);
const clients = 6;

let hub: TestHub;
let owner: TestUser;
let worker: string;
let injection: Injection;
const acknowledged = new Set<string>();
const statuses = new Map<string, number>();

type Call = (id: string, chance: () => number) => Promise<Loose>;

/** A tool's answer; what the hub could not do is told apart from what it refused. */
async function tool(name: string, args: object, token: string): Promise<Loose> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const { status, body: said } = await hub.api('POST', '/mcp', { token, body });
  count(said?.result === undefined ? status : 200);
  return said?.result === undefined ? undefined : JSON.parse(said.result.content[0].text);
}

async function rest(path: string, body: object, headers: Record<string, string> = {}): Promise<Loose> {
  const { status, body: said } = await hub.api('POST', path, { token: owner.token, body, headers });
  count(status);
  return said?.ok === true ? said : undefined;
}

function count(status: number): void {
  statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
}

const send = async (chance: () => number): Promise<string | undefined> => {
  const headers: Record<string, string> = chance() < 0.5 ? { 'idempotency-key': randomUUID() } : {};
  const said = await rest('/api/task', { alias: 'worker', task: `task ${randomUUID()}` }, headers);
  if (said !== undefined) acknowledged.add(said.task_id);
  return said?.task_id;
};

/** What is done with a task, and beside it. */
const calls: readonly Call[] = [
  (id) => tool('ack_inbox', { alias: 'worker', message_id: id }, worker),
  (id) => tool('report_completion', { alias: 'worker', task: id, result: `result of ${id}` }, worker),
  (id) => tool('send_reply', { alias: 'worker', text: 'no', in_reply_to: id, status: 'failed' }, worker),
  (id) => tool('cancel_task', { task_id: id }, owner.token),
  (id) => tool('retry_task', { task_id: id }, owner.token),
  (id) => tool('reassign_task', { task_id: id, new_alias: 'other' }, owner.token),
  () => tool('broadcast', { message: 'to all' }, owner.token),
  () => tool('send_message', { alias: 'worker', message: 'hello' }, owner.token),
  (id) => tool('report_status', { resume_id: 'worker', alias: 'worker', status: 'working', task: id }, worker),
  () => rest('/api/requirements', { name: `card ${randomUUID()}` }),
  (_id, chance) => rest('/api/auth/node-token', { node_name: `n-${Math.floor(chance() * 1e6)}` }),
];

async function write(chance: () => number): Promise<void> {
  while (injection.count < faults) {
    const id = await send(chance);
    if (id === undefined) continue;
    const chosen = calls.filter(() => chance() < 0.3);
    await Promise.all(chosen.map((call) => call(id, chance)));
  }
}

beforeAll(async () => {
  hub = await startTestHub({
    settings: { HUB_DATABASE_POOL: '8' },
    overrides: { log: createLog({ logLevel: 'silent', logRing: 10 }) },
    areRequestsMadeUp: true,
  });
  owner = await hub.registerUser();
  worker = await hub.mintNode(owner, 'worker');
  await hub.mintNode(owner, 'other');
  await tool('report_status', { resume_id: 'worker', alias: 'worker', status: 'idle' }, worker);
  const numbers = randoms(seed);
  injection = await injectFaults(seed + 1, hub.databaseUrl);
  await Promise.all(Array.from({ length: clients }, () => write(() => numbers.next().value)));
  await injection.stop();
}, 90_000);
afterAll(() => hub.close());

describe(`${faults} faults, seed ${seed}`, () => {
  test('came at statements of every kind and were answered with 503; nothing else went wrong', () => {
    expect(injection.count).toBeGreaterThanOrEqual(faults);
    expect(injection.kinds.size).toBeGreaterThan(2);
    expect(statuses.get('503')).toBeGreaterThan(faults / 4);
    expect([...statuses.keys()].filter((status) => Number(status) >= 500 && status !== '503')).toEqual([]);
    expect(hub.hub.contractViolations).toEqual([]);
  });

  test('leave whole units only', async () => {
    expect(acknowledged.size).toBeGreaterThan(10);
    expect(await findTorn(hub.hub.database.reader)).toEqual([]);
  });

  test('lose nothing that was acknowledged', async () => {
    const rows = await hub.hub.database.reader.selectFrom('tasks').select('task_id').execute();
    const stored = new Set(rows.map(({ task_id: id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  test('end: the next write succeeds', async () => {
    expect(await send(() => 1)).toBeDefined();
  });
});
