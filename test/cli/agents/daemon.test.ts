import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hub } from '../../../clients/typescript/src/index.ts';
import { until } from '../../sdk/world.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** Says what it was called with; `sleep` takes long, `leak` shows its environment. */
const client = `#!/bin/sh
[ "$1" = --version ] && { echo "2.1.7 (Fake Client)"; exit 0; }
for text; do :; done
echo "$text" >> starts.txt
case "$text" in
  sleep) echo "begins"; sleep 60;;
  leak) echo "my key is $API_KEY and $AHUB_TOKEN"; echo "key $API_KEY" >&2;;
  env) env | cut -d= -f1 | sort | tr '\\n' ' ';;
  *) echo "ran: $*";;
esac
`;
const secret = 'canary-of-the-daemon';

// Every step is a process of its own.
jest.setTimeout(90_000);

let world: CliWorld;
let token: string;
let bin: string;
let folder: string;
let daemon: ChildProcess | undefined;
let said = '';
beforeAll(async () => {
  world = await openCliWorld();
  token = await world.hub.mintNode(world.user, 'host');
  await world.me.tools.upsert_network_secret({ key: 'API_KEY', value: secret });
  bin = join(world.home, 'bin');
  mkdirSync(bin);
  for (const name of ['claude', 'codex']) {
    writeFileSync(join(bin, name), client);
    chmodSync(join(bin, name), 0o755);
  }
});
beforeEach(() => {
  folder = join(world.home, 'daemon');
  said = '';
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => world.close());

async function run(...more: readonly string[]): Promise<void> {
  const env = {
    ...{ PATH: `${bin}:/usr/bin:/bin`, HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: token },
    ...{ UNRELATED: 'x', NAMED: 'y' },
  };
  said = '';
  const args = [main, 'daemon', 'run', '--alias', 'host', '--folder', folder, '--secret', 'API_KEY', ...more];
  daemon = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [daemon.stdout, daemon.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  // The hub still calls the daemon before online: only this one's own word says that it has reported.
  await until(() => said.includes('takes orders'), 15_000);
}
async function end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
  const running = daemon;
  daemon = undefined;
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return null;
  const ended = once(running, 'exit') as Promise<[number | null]>;
  running.kill(signal);
  return (await ended)[0];
}
const cli = (...args: readonly string[]) => world.cli([...args]);
async function create(alias: string, ...more: readonly string[]): Promise<void> {
  const args = ['node', 'create', alias, '--runtime', 'claude-code-cli', '--secret', 'API_KEY', '--wait', ...more];
  expect(await world.cli(args)).toMatchObject({ code: 0 });
}
async function does(alias: string, text: string): Promise<string | null> {
  const { task } = await world.me.send(alias, text);
  return (await world.me.wait(task.id, { timeoutMs: 15_000 })).result;
}
const work = (): string => {
  const [name = ''] = readdirSync(join(folder, 'nodes'));
  return join(folder, 'nodes', name, 'work');
};

describe('ahub daemon run', () => {
  test('says what is installed, runs nodes by it, and hands flags and changes on', async () => {
    await run();
    expect(said).toContain('claude-code-cli: claude 2.1.7');
    expect(said).toContain('gemini-cli: gemini is not installed');
    const [row] = (await world.me.api.listHostSupervisors()).daemons;
    expect(row?.runtimes_supported).toEqual(['claude-code-cli', 'codex-app-server', 'codex-sdk']);
    await create('flags', '--model', 'opus', '--flag', 'permissionMode=plan', '--flag', 'maxTurns=3');
    expect(await does('flags', '-p hi')).toBe('ran: -p --model opus --permission-mode plan --max-turns 3  -p hi');
    expect((await cli('node', 'config', 'flags', '--model', 'small', '--wait')).code).toBe(0);
    expect(await does('flags', 'again')).toContain('--model small --permission-mode plan');
    const { nodes } = await world.me.api.listNodes({ alias: 'flags' });
    expect(nodes[0]).toMatchObject({ runtime: 'claude-code-cli', lifecycle_state: 'active' });
    const lacking = await cli('node', 'config', 'flags', '--flag', 'sandboxMode=read-only', '--wait');
    expect([lacking.code, lacking.stdout]).toEqual([1, 'flags: the change ended as rejected.\n']);
    const args = ['node', 'create', 'boxed', '--runtime', 'claude-code-cli', '--flag', 'sandboxMode=read-only'];
    const refused = await cli(...args, '--wait');
    expect([refused.code, refused.stdout.includes('has no sandboxMode')]).toEqual([1, true]);
    expect((await cli('node', 'create', 'other', '--runtime', 'gemini-cli')).code).not.toBe(0);
    await cli('node', 'rm', 'flags', '--yes', '--wait');
  });

  test('stop, start, restart and rm; a task that runs into a forced stop fails and says why', async () => {
    await run();
    await create('walker');
    const { task } = await world.me.send('walker', 'sleep');
    await until(() => existsSync(join(work(), 'starts.txt')));
    expect((await cli('node', 'stop', 'walker')).stderr).toContain('node_busy_in_flight');
    const stopped = await cli('node', 'stop', 'walker', '--force', '--grace', '5s', '--wait');
    expect(stopped.stdout).toBe('walker is stopped.\n');
    const ended = await world.me.wait(task.id, { timeoutMs: 10_000 });
    expect([ended.status, ended.result]).toEqual(['failed', expect.stringContaining('the node was stopped')]);
    expect((await cli('node', 'start', 'walker', '--wait')).code).toBe(0);
    expect(await does('walker', 'hello')).toContain('hello');
    expect((await cli('node', 'restart', 'walker', '--wait')).stdout).toBe('walker is running again.\n');
    expect(await does('walker', 'once more')).toContain('once more');
    expect((await cli('node', 'rm', 'walker', '--yes', '--wait')).code).toBe(0);
    expect(readdirSync(join(folder, 'nodes'))).toEqual([]);
    const [backup = ''] = readdirSync(join(folder, 'backup'));
    const kept = readdirSync(join(folder, 'backup', backup), { recursive: true }).map(String);
    expect(kept).toEqual(expect.arrayContaining(['config.json', join('work', 'starts.txt')]));
    const files = kept.filter((name) => name.endsWith('.json') || name.endsWith('.log'));
    for (const name of files) {
      expect(readFileSync(join(folder, 'backup', backup, name), 'utf8')).not.toMatch(/canary-of|ntok_/);
    }
  });

  test('killed with -9 it ends its commands, and begun again it finds its nodes', async () => {
    await run();
    await create('phoenix');
    await world.me.send('phoenix', 'sleep');
    const starts = join(work(), 'starts.txt');
    await until(() => existsSync(starts));
    const second = await world.cli(['daemon', 'run', '--alias', 'host', '--folder', folder], {
      env: { AHUB_TOKEN: token },
    });
    expect([second.code, second.stderr.includes('works in')]).toEqual([5, true]);
    await end('SIGKILL');
    await run();
    expect(said).toContain('phoenix runs with claude-code-cli');
    expect(await does('phoenix', 'alive')).toContain('alive');
    expect(readFileSync(starts, 'utf8').split('\n')).toEqual(['sleep', 'alive', '']);
    await cli('node', 'rm', 'phoenix', '--yes', '--force', '--wait');
  });

  test('an order that was fetched before the kill is carried out after it', async () => {
    await run();
    await end('SIGKILL');
    const { daemons } = await world.me.api.listHostSupervisors();
    const spec = { name: 'halfway', runtime: 'claude-code-cli' };
    const { request_id: id } = await world.me.tools.create_node({
      daemon_node_id: daemons[0]!.daemon_node_id,
      node_spec: spec,
    });
    const order = await new Hub({ url: world.hub.url, token }).tools.get_create_request({ request_id: id });
    const root = join(folder, 'nodes', order.child_node_id!);
    mkdirSync(join(root, 'work'), { recursive: true });
    const kept = { nodeId: order.child_node_id, alias: 'halfway', runtime: spec.runtime, model: null, flags: {} };
    const record = { ...kept, token: order.child_token, secrets: {}, workFolder: join(root, 'work') };
    writeFileSync(join(root, 'node.json'), JSON.stringify(record));
    await run();
    const status = async () => (await world.me.api.getNodeCreateRequest({ request_id: id })).request.status;
    await until(async () => (await status()) === 'started');
    expect(await does('halfway', 'on')).toContain('on');
    await cli('node', 'rm', 'halfway', '--yes', '--wait');
  });

  test('secrets reach the command, and neither replies, logs, answers nor its own output', async () => {
    await run('--env', 'NAMED');
    await create('keeper');
    expect(await does('keeper', 'leak')).toBe('my key is [secret] and [token]');
    const names = String(await does('keeper', 'env')).split(' ');
    expect(names).toEqual(expect.arrayContaining(['API_KEY', 'AHUB_TOKEN', 'HOME', 'NAMED']));
    expect(names).not.toContain('UNRELATED');
    const logs = await cli('node', 'logs', 'keeper');
    expect(logs.stdout).toMatch(/ warn key \[secret\]$/m);
    expect((await cli('node', 'logs', 'keeper', '--grep', 'canary-of')).stdout).toBe('');
    const file = join(work(), 'notes.txt');
    writeFileSync(file, `the key is ${secret}`);
    expect((await cli('node', 'files', 'keeper', 'notes.txt', '--read')).stdout).toBe('the key is [secret]');
    for (const text of [logs.stdout, said, readFileSync(join(work(), '..', 'node.log'), 'utf8')]) {
      expect(text).not.toMatch(/canary-of|ntok_/);
    }
    await cli('node', 'rm', 'keeper', '--yes', '--wait');
  });

  test('rules, skills and files are where Claude Code has them, and nothing outside is read or written', async () => {
    await run();
    await create('painter');
    const root = work();
    expect((await world.cli(['node', 'rules', 'painter', '--write', '-'], { stdin: '# Be kind\n' })).code).toBe(0);
    expect(readFileSync(join(root, 'CLAUDE.md'), 'utf8')).toBe('# Be kind\n');
    expect((await cli('node', 'rules', 'painter')).stdout).toBe('# Be kind\n');
    mkdirSync(join(root, '.claude/skills/sew'), { recursive: true });
    writeFileSync(join(root, '.claude/skills/sew/SKILL.md'), '---\nname: sew\ndescription: Mends cloth.\n---\n# Sew\n');
    expect((await cli('node', 'skills', 'painter')).stdout).toBe('sew\tproject\tMends cloth.\n');
    expect((await cli('node', 'skills', 'painter', 'sew')).stdout).toContain('# Sew');
    const outside = join(world.home, 'outside');
    mkdirSync(outside, { recursive: true });
    writeFileSync(join(outside, 'SKILL.md'), 'stolen');
    symlinkSync(outside, join(root, 'way-out'));
    symlinkSync(outside, join(root, '.claude/skills/thief'));
    writeFileSync(join(root, '.env'), 'PASSWORD=1');
    expect((await cli('node', 'files', 'painter', 'way-out/SKILL.md', '--read')).code).toBe(3);
    expect((await cli('node', 'files', 'painter', 'way-out')).stdout).toBe('');
    expect((await cli('node', 'skills', 'painter')).stdout).not.toContain('thief');
    expect((await cli('node', 'skills', 'painter', 'thief')).code).toBe(3);
    expect((await cli('node', 'files', 'painter', '.env', '--read')).code).toBe(1);
    expect((await cli('node', 'files', 'painter')).stdout).toMatch(/^\.env\tsecret\t$/m);
    rmSync(join(root, 'CLAUDE.md'));
    symlinkSync(join(outside, 'SKILL.md'), join(root, 'CLAUDE.md'));
    expect((await cli('node', 'rules', 'painter')).code).toBe(3);
    await world.cli(['node', 'rules', 'painter', '--write', '-'], { stdin: 'mine' });
    expect(readFileSync(join(outside, 'SKILL.md'), 'utf8')).toBe('stolen');
    mkdirSync(join(folder, 'work'), { recursive: true });
    symlinkSync(outside, join(folder, 'work/way-out'));
    const elsewhere = ['node', 'create', 'thief', '--runtime', 'claude-code-cli', '--workdir', 'way-out', '--wait'];
    const refused = await cli(...elsewhere);
    expect([refused.code, refused.stdout.includes('lies elsewhere')]).toEqual([1, true]);
    await cli('node', 'rm', 'painter', '--yes', '--wait');
  });

  test('a command of one’s own is the runtime custom; SIGTERM ends all of it with 0', async () => {
    await run('--', 'sh', '-c', 'echo "custom got $(cat) with $AHUB_MODEL"');
    const args = ['node', 'create', 'own', '--runtime', 'custom', '--model', 'tiny', '--wait'];
    expect((await cli(...args)).code).toBe(0);
    expect(await does('own', 'work')).toBe('custom got work with tiny');
    expect(await end()).toBe(0);
    expect(existsSync(join(folder, 'daemon.pid'))).toBe(false);
    const { sessions } = await world.me.api.getStatus();
    expect(sessions.find(({ alias }) => alias === 'host')?.status).toBe('offline');
    await cli('node', 'rm', 'own', '--yes', '--record-only');
  });
});
