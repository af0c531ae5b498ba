import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nodeIdOf } from '../support/daemon.ts';
import { registerMember } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const main = fileURLToPath(new URL('../../examples/daemon/main.ts', import.meta.url));

let hub: TestHub;
let owner: TestUser;
/** The admin who runs the daemon. */
let runner: TestUser;
let directory: string;
let daemonToken: string;
let daemonId: string;
let daemon: ChildProcess;
let nodeId: string;
let childPid: number;

const asOwner = (tool: string, args: Readonly<Record<string, unknown>>): Promise<Loose> =>
  hub.tool(tool, args, owner.token);

/** Looks until `look` finds something, for 15 seconds at most. */
async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error('it did not come to that in 15 seconds');
}

const nodeOf = async (alias: string): Promise<Loose> =>
  (await hub.api('GET', `/api/nodes?alias=${alias}`, { token: owner.token })).body.nodes[0];
const inState = (alias: string, state: string | undefined) =>
  until(async () => (await nodeOf(alias))?.lifecycle_state === state);
const ask = async (tool: string, args: object = {}): Promise<Loose> => {
  const { request_id: id } = await asOwner(tool, { node_id: nodeId, ...args });
  return until(async () => {
    const result = await asOwner('get_rules_file_result', { request_id: id });
    return ['done', 'failed', 'timeout'].includes(result.status) && result;
  });
};
const echo = async (text: string): Promise<string> => {
  const { message_id: id } = await asOwner('send_task', { alias: 'kid', task: text });
  return until(async () => (await asOwner('get_task', { task_id: id })).task.result ?? undefined);
};
const resumeId = async (): Promise<string> => (await asOwner('get_session_status', { alias: 'kid' })).session.resume_id;
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const envOf = (token: string) => ({
  ...{ PATH: process.env.PATH, HUB_URL: hub.url, DAEMON_TOKEN: token, DAEMON_ALIAS: 'host' },
  ...{ DAEMON_DIR: directory, DAEMON_SECRET_KEYS: 'API_KEY' },
});
function startDaemon(): void {
  daemon = spawn(process.execPath, [main], { stdio: ['ignore', 'inherit', 'inherit'], env: envOf(daemonToken) });
}
async function stopDaemon(): Promise<void> {
  if (daemon.exitCode !== null) return;
  const ended = once(daemon, 'exit');
  daemon.kill('SIGTERM');
  const force = setTimeout(() => daemon.kill('SIGKILL'), 8_000);
  await ended;
  clearTimeout(force);
}

beforeAll(async () => {
  hub = await startTestHub();
  owner = await hub.registerUser();
  directory = mkdtempSync(join(tmpdir(), 'hub-daemon-'));
  runner = await registerMember(hub, owner, { role: 'admin' });
  daemonToken = await hub.mintNode(runner, 'host', owner.networkId);
  daemonId = await nodeIdOf(hub, owner, 'host');
  await asOwner('upsert_network_secret', { key: 'API_KEY', value: 'canary-of-the-vault' });
  startDaemon();
  await until(async () => (await asOwner('list_host_supervisors', {})).daemons[0]?.online === true);
});
afterAll(async () => {
  await stopDaemon();
  rmSync(directory, { recursive: true, force: true });
  await hub.close();
});

/** The child's files on the daemon's disk. */
const workOf = (): string => {
  const [name = ''] = readdirSync(join(directory, 'children'));
  return join(directory, 'children', name, 'work');
};

describe('a real daemon with real processes; each test goes on from the one before', () => {
  test('it creates a child, which answers tasks', async () => {
    const spec = { name: 'kid', runtime: 'custom', model: 'tiny', env_refs: ['API_KEY'] };
    const ordered = await asOwner('create_node', { daemon_node_id: daemonId, node_spec: spec });
    expect(ordered).toMatchObject({ ok: true });
    nodeId = ordered.child_node_id;
    await inState('kid', 'active');
    expect(await echo('hello')).toBe('echo: hello');
    expect((await nodeOf('kid')).node_id).toBe(nodeId);
  });

  test('it reads and writes the rules', async () => {
    expect(await ask('read_node_rules_file')).toMatchObject({ status: 'done', exists: false, file_name: 'AGENTS.md' });
    expect(await ask('write_node_rules_file', { content: '# Be brief' })).toMatchObject({ status: 'done' });
    expect(readFileSync(join(workOf(), 'AGENTS.md'), 'utf8')).toBe('# Be brief');
    expect(await ask('read_node_rules_file')).toMatchObject({ exists: true, content: '# Be brief' });
  });

  test('it shows skills', async () => {
    mkdirSync(join(workOf(), 'skills', 'review'), { recursive: true });
    writeFileSync(join(workOf(), 'skills', 'review', 'SKILL.md'), '# Review\n\nReads diffs.\n');
    const { items } = await ask('list_node_skills');
    expect(items).toEqual([
      { name: 'review', scope: 'project', path_rel: 'skills/review', description: 'Reads diffs.' },
    ]);
    expect((await ask('read_node_skill', { name: 'review' })).content).toContain('Reads diffs.');
    expect(await ask('read_node_skill', { name: 'absent' })).toMatchObject({ status: 'done', exists: false });
  });

  test('it shows files, and none that it should not', async () => {
    const work = workOf();
    mkdirSync(join(work, '.git'));
    writeFileSync(join(work, '.env'), 'API_KEY=canary');
    writeFileSync(join(work, 'a.txt'), 'text');
    writeFileSync(join(work, 'b.bin'), Buffer.from([1, 0, 2]));
    writeFileSync(join(work, 'big.txt'), 'x'.repeat(262_145));
    symlinkSync('/etc/hostname', join(work, 'out'));
    symlinkSync('/etc', join(work, 'outside'));
    const { items } = await ask('list_node_files');
    const byName = new Map(items.map((item: Loose) => [item.name, item]));
    expect(byName.get('.env')).toEqual({ name: '.env', type: 'file', hidden_reason: 'secret' });
    expect([byName.has('.git'), byName.get('a.txt')]).toEqual([false, expect.objectContaining({ size: 4 })]);
    expect((await ask('read_node_file', { path: 'a.txt' })).content).toBe('text');
    for (const [path, size] of [['b.bin', 3] as const, ['big.txt', 262_145] as const]) {
      const read = await ask('read_node_file', { path });
      expect([path, read.exists, read.content, read.size]).toEqual([path, true, undefined, size]);
    }
    for (const path of ['.env', 'out', 'outside/hostname', 'absent']) {
      expect([path, (await ask('read_node_file', { path })).content]).toEqual([path, undefined]);
    }
    expect((await ask('list_node_files', { path: 'outside' })).items).toEqual([]);
  });

  test('it hands out logs without the token of the child', async () => {
    const { content } = await ask('tail_node_logs', { grep: 'STARTED' });
    expect(content).toMatch(/ info started with token=\*\*\*redacted\*\*\*/);
    expect((await ask('tail_node_logs', { level: 'error' })).content).toBe('');
    expect((await ask('tail_node_logs', { since_ts: '2999-01-01' })).content).toBe('');
  });

  test('it takes on a configuration and a restart', async () => {
    const change = { node_id: nodeId, base_revision: 0, patch: { model: 'large' } };
    expect(await asOwner('update_node_config', change)).toMatchObject({ ok: true });
    await until(async () => (await nodeOf('kid')).config_revision === 1);
    expect((await nodeOf('kid')).model).toBe('large');
    const before = await resumeId();
    expect(await asOwner('restart_node', { node_id: nodeId })).toMatchObject({ ok: true });
    await until(async () => (await resumeId()) !== before);
    expect(await echo('again')).toBe('echo: again');
  });

  test('it stops and starts the child', async () => {
    await until(async () => (await asOwner('stop_node', { node_id: nodeId, grace_seconds: 5 })).ok === true);
    await inState('kid', 'stopped');
    expect((await asOwner('send_task', { alias: 'kid', task: 'x' })).error).toBe('node_not_active');
    await asOwner('start_node', { node_id: nodeId });
    await inState('kid', 'active');
    expect(await echo('back')).toBe('echo: back');
  });

  test('after a restart of the daemon its children run again', async () => {
    await stopDaemon();
    startDaemon();
    expect(await echo('still here')).toBe('echo: still here');
  });

  test('it rejects an order of secrets when its person has lost the role meanwhile', async () => {
    await stopDaemon();
    const spec = { name: 'second', runtime: 'custom', env_refs: ['API_KEY'] };
    const { request_id: id } = await asOwner('create_node', { daemon_node_id: daemonId, node_spec: spec });
    const path = `/api/networks/${owner.networkId}/members/${runner.userId}`;
    const setRole = (role: string) => hub.api('PUT', path, { token: owner.token, body: { role } });
    expect((await setRole('member')).status).toBe(200);
    startDaemon();
    const orderOf = async (): Promise<Loose> =>
      (await hub.api('GET', `/api/node-create-requests?request_id=${id}`, { token: owner.token })).body.request;
    await until(async () => (await orderOf()).status === 'rejected');
    expect((await orderOf()).error).toBe('daemon_not_trusted');
    expect((await setRole('admin')).status).toBe(200);
    expect(await echo('the first one still runs')).toBe('echo: the first one still runs');
  });

  test('it deletes the child and keeps a backup without secrets', async () => {
    childPid = Number((await resumeId()).replace('demo-', ''));
    expect(runs(childPid)).toBe(true);
    const order = { node_id: nodeId, confirm_alias: 'kid', grace_seconds: 5, force: true };
    expect(await asOwner('delete_node', order)).toMatchObject({ ok: true });
    await inState('kid', undefined);
    expect([runs(childPid), existsSync(workOf())]).toEqual([false, false]);
    const [backup = ''] = readdirSync(join(directory, 'backup'));
    expect(readFileSync(join(directory, 'backup', backup, 'work', 'AGENTS.md'), 'utf8')).toBe('# Be brief');
    const kept = readFileSync(join(directory, 'backup', backup, 'child.json'), 'utf8');
    expect([kept.includes('ntok_'), kept.includes('canary-of-the-vault')]).toEqual([false, false]);
  });

  test('a token that is no good ends it', async () => {
    const refused = spawn(process.execPath, [main], { stdio: 'ignore', env: envOf(`${daemonToken}x`) });
    expect(await once(refused, 'exit')).toEqual([1, null]);
  });
});
