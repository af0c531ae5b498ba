import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hub } from '../../clients/typescript/src/index.ts';
import { registerMember } from '../support/members.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { startScriptedDaemon, type ScriptedDaemon } from './support/scripted-daemon.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

let world: CliWorld;
let daemon: ScriptedDaemon;
beforeAll(async () => {
  world = await openCliWorld();
  daemon = await startScriptedDaemon(world);
});
beforeEach(() => {
  for (const name of Object.keys(daemon.script)) delete daemon.script[name as keyof typeof daemon.script];
  daemon.fetched.length = 0;
});
afterAll(async () => {
  await daemon.stop();
  await world.close();
});

const nodeOf = async (alias: string) => (await world.me.api.listNodes({ alias })).nodes[0];
/** A node that the daemon runs. */
async function order(alias: string): Promise<void> {
  expect(await world.cli(['node', 'create', alias, '--runtime', 'custom', '--wait'])).toMatchObject({ code: 0 });
}

describe('tokens and names', () => {
  test('a token is all of stdout, once, and works', async () => {
    const minted = await world.cli(['node', 'token', 'gamma']);
    expect(minted).toEqual({ code: 0, stdout: expect.stringMatching(/^ntok_\w+\n$/), stderr: '' });
    const { user } = await new Hub({ url: world.hub.url, token: minted.stdout.trim() }).api.getMe();
    expect(user.username).toBe(world.user.username);
    const asJson = JSON.parse((await world.cli(['node', 'token', 'gamma', '--json'])).stdout);
    expect(Object.keys(asJson).sort()).toEqual(['ok', 'token']);
  });

  test('--save keeps it and shows it nowhere', async () => {
    const saved = await world.cli(['node', 'token', 'delta', '--save']);
    const { token } = JSON.parse(readFileSync(world.config, 'utf8')).profiles.delta;
    expect(token).toMatch(/^ntok_/);
    expect([saved.code, saved.stdout, saved.stderr.includes(token)]).toEqual([0, '', false]);
  });

  test('list prints a cell for each column, and the objects of the API as JSON', async () => {
    const { stdout } = await world.cli(['node', 'list', '--alias', 'gamma']);
    expect(stdout.split('\t')[0]).toBe('gamma');
    const rows = (await world.cli(['node', 'list', '--json', '--limit', '2'])).stdout.trim().split('\n');
    expect(rows.map((row) => JSON.parse(row))).toEqual((await world.me.api.listNodes({ limit: 2 })).nodes);
  });

  test('rename moves the alias; one that is taken is refused, and nothing stays prepared', async () => {
    await world.cli(['node', 'token', 'old-name']);
    expect(await world.cli(['node', 'rename', 'old-name', 'new-name'])).toMatchObject({
      code: 0,
      stdout: 'old-name is new-name now.\n',
    });
    expect((await world.cli(['node', 'rename', 'new-name', 'gamma'])).code).toBe(5);
    expect((await world.cli(['node', 'rename', 'new-name', 'newer-name'])).code).toBe(0);
  });

  test('mode narrows a node', async () => {
    const set = await world.cli(['node', 'mode', 'gamma', 'readonly', '--json']);
    expect(JSON.parse(set.stdout)).toMatchObject({ alias: 'gamma', mode: 'readonly' });
    expect((await world.cli(['node', 'mode', 'gamma', 'everything'])).code).toBe(2);
  });
});

describe('the life of a node on its daemon', () => {
  test('create waits for the daemon, tells its steps on stderr and prints how it ended', async () => {
    await world.me.tools.upsert_network_secret({ key: 'API_KEY', value: 'canary-of-nodes' });
    const args = ['node', 'create', 'kid', '--daemon', 'host', '--runtime', 'custom', '--model', 'tiny'];
    const made = await world.cli([...args, '--flag', 'maxTurns=20', '--secret', 'API_KEY', '--wait', '--json']);
    expect([made.code, JSON.parse(made.stdout).request]).toMatchObject([0, { child_name: 'kid', status: 'started' }]);
    expect(made.stderr).toMatch(/^kid: the daemon has it$/m);
    expect(daemon.fetched[0].node_spec).toMatchObject({ model: 'tiny', flags: { maxTurns: 20 } });
    expect(made.stdout + made.stderr).not.toMatch(/canary|ntok_/);
    expect((await nodeOf('kid'))?.lifecycle_state).toBe('active');
  });

  test('a daemon that fails ends the command with 1 and its reason', async () => {
    daemon.script.create = { status: 'failed', error: 'no room \u001b[2J' };
    const failed = await world.cli(['node', 'create', 'unborn', '--runtime', 'custom', '--wait']);
    expect([failed.code, failed.stdout]).toEqual([
      1,
      expect.stringMatching(/^unborn is not there: failed, no room [^\x1b]*\n$/),
    ]);
  });

  test('stop, start and restart wait for their outcome; without --wait the answer of the hub is enough', async () => {
    await order('walker');
    const stopped = await world.cli(['node', 'stop', 'walker', '--grace', '5s', '--wait', '--json']);
    expect([stopped.code, JSON.parse(stopped.stdout)]).toMatchObject([0, { kind: 'stop', status: 'stopped' }]);
    expect(daemon.fetched.at(-1)).toMatchObject({ grace_seconds: 5, force: false });
    expect((await nodeOf('walker'))?.lifecycle_state).toBe('stopped');
    const started = await world.cli(['node', 'start', 'walker', '--wait']);
    expect([started.code, started.stdout]).toEqual([0, 'walker is running.\n']);
    const restarted = await world.cli(['node', 'restart', 'walker', '--json']);
    expect(JSON.parse(restarted.stdout)).toMatchObject({ ok: true, apply_mode: 'restart' });
  });

  test('the time to wait ends with 6, what the daemon cannot do with 1, and what makes no sense with 5', async () => {
    await order('stubborn');
    daemon.script.stop = { status: 'stop_failed', error: 'it clings' };
    const clings = await world.cli(['node', 'stop', 'stubborn', '--wait']);
    expect([clings.code, clings.stdout]).toEqual([1, 'stubborn: the stop ended as stop_failed.\n']);
    expect((await world.cli(['node', 'start', 'kid'])).code).toBe(5);
    const late = await world.cli(['node', 'create', 'later', '--daemon', 'gone', '--runtime', 'custom']);
    expect([late.code, late.stderr.includes('daemon run')]).toEqual([3, true]);
  });

  test('config shows the node, and changes it on the revision that it has', async () => {
    await order('tuned');
    const shown = JSON.parse((await world.cli(['node', 'config', 'tuned', '--json'])).stdout);
    expect(shown).toEqual(await nodeOf('tuned'));
    const args = ['node', 'config', 'tuned', '--model', 'large', '--flag', 'dangerouslySkipPermissions=true'];
    const changed = await world.cli([...args, '--wait']);
    expect([changed.code, changed.stdout]).toEqual([0, 'tuned is changed.\n']);
    expect(daemon.fetched.at(-1).patch).toEqual({ model: 'large', flags: { dangerouslySkipPermissions: true } });
    expect((await nodeOf('tuned'))?.config_revision).toBe((shown.config_revision as number) + 1);
    expect((await world.cli(['node', 'config', 'tuned', '--model', 'x', '--revision', '9'])).code).toBe(5);
    expect((await world.cli(['node', 'config', 'tuned', '--flag', 'nonsense'])).code).toBe(2);
  });

  test('rm asks, and needs --yes without a terminal; a node without a daemon goes at once', async () => {
    await order('mortal');
    const asked = await world.cli(['node', 'rm', 'mortal']);
    expect([asked.code, asked.stdout, asked.stderr.includes('--yes')]).toEqual([2, '', true]);
    expect(await nodeOf('mortal')).toBeDefined();
    const gone = await world.cli(['node', 'rm', 'mortal', '--yes', '--wait', '--keep-config']);
    expect([gone.code, gone.stdout]).toEqual([0, 'mortal is deleted.\n']);
    expect(daemon.fetched.at(-1)).toMatchObject({ action: 'delete', delete_config: false });
    expect(await nodeOf('mortal')).toBeUndefined();
    expect((await world.cli(['node', 'rm', 'delta', '--yes'])).stdout).toBe('delta is deleted.\n');
    expect((await world.cli(['node', 'rm', 'delta', '--yes'])).code).toBe(3);
  });

  test('a member is refused what only managers may do, and orders nothing by it', async () => {
    const member = await registerMember(world.hub, world.user);
    const env = { AHUB_TOKEN: member.token };
    const refused = await world.cli(['node', 'create', 'sneaky', '--runtime', 'custom', '--wait'], { env });
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('permission_denied');
    expect((await world.cli(['node', 'rm', 'kid', '--yes'], { env })).code).toBe(1);
    expect(await nodeOf('kid')).toBeDefined();
    expect((await world.stranger(['node', 'list'])).code).toBe(4);
  });
});

describe('what a node has', () => {
  beforeAll(() => order('painter'));

  test('rules are printed as they are, and written from a file or stdin', async () => {
    daemon.script.files = { read_rules: { exists: true, file_name: 'AGENTS.md', content: '# Rules\n' } };
    expect(await world.cli(['node', 'rules', 'painter'])).toEqual({ code: 0, stdout: '# Rules\n', stderr: '' });
    const file = join(world.home, 'rules.md');
    writeFileSync(file, 'be kind');
    daemon.script.files = { write_rules: { exists: true, file_name: 'AGENTS.md' } };
    const written = await world.cli(['node', 'rules', 'painter', '--write', file]);
    expect([written.code, written.stdout]).toEqual([0, 'AGENTS.md of painter is written.\n']);
    expect(daemon.fetched.at(-1).content).toBe('be kind');
    expect((await world.cli(['node', 'rules', 'painter', '--write', '-'], { stdin: 'by pipe' })).code).toBe(0);
    expect(daemon.fetched.at(-1).content).toBe('by pipe');
    expect((await world.cli(['node', 'rules', 'painter', '--write', `${file}.none`])).code).toBe(2);
  });

  test('what is not there ends with 3, what the node refuses with 1 and its reason', async () => {
    expect(await world.cli(['node', 'rules', 'painter'])).toMatchObject({ code: 3, stdout: '' });
    daemon.script.files = { read_rules: { status: 'failed', error: 'disk on fire' } };
    const failed = await world.cli(['node', 'rules', 'painter']);
    expect([failed.code, failed.stderr.includes('disk on fire')]).toEqual([1, true]);
    expect((await world.cli(['node', 'rules', 'nobody'])).code).toBe(3);
  });

  test('skills and files are rows; one of them is its text', async () => {
    daemon.script.files = {
      list_skills: {
        exists: true,
        content: JSON.stringify([{ name: 'sew', scope: 'project', description: 'a\u009bb' }]),
      },
      read_skill: { exists: true, content: 'thread the needle' },
      list_files: {
        exists: true,
        content: JSON.stringify([
          { name: 'src', type: 'dir' },
          { name: 'a', type: 'file', size: 3 },
        ]),
      },
      read_file: { exists: true, file_name: 'a', content: 'abc' },
    };
    expect((await world.cli(['node', 'skills', 'painter'])).stdout).toBe('sew\tproject\ta�b\n');
    expect((await world.cli(['node', 'skills', 'painter', 'sew'])).stdout).toBe('thread the needle\n');
    expect((await world.cli(['node', 'files', 'painter', 'lib'])).stdout).toBe('src/\t\t\na\t3\t\n');
    expect(daemon.fetched.at(-1).path).toBe('lib');
    expect((await world.cli(['node', 'files', 'painter', 'lib/a', '--read'])).stdout).toBe('abc');
    expect((await world.cli(['node', 'files', 'painter', '--read'])).code).toBe(2);
    const outside = await world.cli(['node', 'files', 'painter', '../etc/passwd', '--read']);
    expect([outside.code, outside.stderr.includes('path_invalid')]).toEqual([1, true]);
  });

  test('logs pass their filters on, and show no secret', async () => {
    daemon.script.files = { tail_logs: { exists: true, content: 'a\n2026 error password=hunter2hunter2\n' } };
    const args = ['node', 'logs', 'painter', '--lines', '5', '--level', 'error', '--grep', 'password'];
    const logs = await world.cli(args);
    expect(logs).toMatchObject({ code: 0, stderr: '' });
    expect([logs.stdout.split('\n').length, logs.stdout.includes('hunter2')]).toEqual([2, false]);
    expect(daemon.fetched.at(-1)).toMatchObject({ lines: 5, level: 'error' });
    expect((await world.cli(['node', 'logs', 'painter', '--level', 'loud'])).code).toBe(2);
  });
});

test('daemon list names what each runs', async () => {
  const { stdout } = await world.cli(['daemon', 'list']);
  expect(stdout).toMatch(/^host\tonline\t\t[^\t]+\tAPI_KEY\tcustom, codex-sdk\n$/);
  const row = JSON.parse((await world.cli(['daemon', 'list', '--json'])).stdout);
  expect(row).toMatchObject({ alias: 'host', daemon_node_id: daemon.nodeId });
});
