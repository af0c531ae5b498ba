import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hookClientIds, hookClients } from '../../../cli/src/agents/hooks/hook-clients.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';

let world: CliWorld;
beforeAll(async () => void (world = await openCliWorld()));
afterAll(() => world.close());

type Client = (typeof hookClientIds)[number];
/** What a client says, as it was recorded (Cursor: as its documentation says). */
const inputOf = (client: Client, moment: string): string =>
  readFileSync(new URL(`hook-inputs/${client}.${moment}.json`, import.meta.url), 'utf8');

/** Calls the hook as the client does; the agent's token is in the environment. */
async function hookOf(alias: string) {
  const token = await world.hub.mintNode(world.user, alias);
  return async (client: Client, moment: 'session-start' | 'stop' | 'stop-active', env: Record<string, string> = {}) => {
    const event = hookClients[client].events[moment === 'session-start' ? 'session-start' : 'stop'];
    const args = ['hook', client, event, '--alias', alias];
    const answered = await world.stranger(args, {
      stdin: inputOf(client, moment),
      env: { AHUB_TOKEN: token, AHUB_HOOK_MS: '12000', ...env },
    });
    expect(answered).toMatchObject({ code: 0, stderr: '' });
    return answered.stdout === '' ? undefined : (JSON.parse(answered.stdout) as Record<string, unknown>);
  };
}

/** Where each client's agent reads what it is told. */
const told: Readonly<Record<Client, readonly [start: (text: unknown) => object, stop: (text: unknown) => object]>> = {
  'claude-code': [contextIn, (reason) => ({ decision: 'block', reason })],
  codex: [contextIn, (reason) => ({ decision: 'block', reason })],
  cursor: [(additional_context) => ({ additional_context }), (followup_message) => ({ followup_message })],
  gemini: [contextIn, (reason) => ({ decision: 'deny', reason })],
  copilot: [(additionalContext) => ({ additionalContext }), (reason) => ({ decision: 'block', reason })],
  opencode: [(text) => ({ text }), (text) => ({ text })],
};
function contextIn(additionalContext: unknown): object {
  return { hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext } };
}
const text = (...parts: string[]): unknown =>
  expect.stringMatching(new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*')));

describe.each(hookClientIds)('%s', (client) => {
  test('is told what came while nobody listened, once, in its own form', async () => {
    const alias = `asleep-${client}`;
    const call = await hookOf(alias);
    const [start, stop] = told[client];
    expect(await call(client, 'session-start')).toBeUndefined();
    expect(await call(client, 'stop')).toBeUndefined();
    const { task } = await world.me.send(alias, 'Build "it"\nnow', { from: 'ann' });
    await world.me.message(alias, 'hello there');
    expect((await world.me.tasks.get(task.id)).task.runtime_submitted_at).toBeNull();
    expect(await call(client, 'session-start')).toEqual(
      start(
        text(
          `2 new deliveries for you, agent "${alias}"`,
          `task ${task.id} from ann (a person)`,
          '> Build "it"\n> now',
          '> hello there',
          'send_reply',
        ),
      ),
    );
    const { runtime_submitted_at, consumed_at, status } = (await world.me.tasks.get(task.id)).task;
    expect([runtime_submitted_at, consumed_at, status]).toEqual([expect.any(String), null, 'delivered']);
    expect(await call(client, 'session-start')).toBeUndefined();
    expect(await call(client, 'stop')).toBeUndefined();
    const { task: second } = await world.me.send(alias, 'and test it');
    expect(await call(client, 'stop-active')).toBeUndefined();
    expect((await world.me.tasks.get(second.id)).task.runtime_submitted_at).toBeNull();
    expect(await call(client, 'stop')).toEqual(stop(text(`task ${second.id}`, '> and test it')));
    expect(await call(client, 'stop')).toBeUndefined();
    expect((await world.me.tasks.get(second.id)).task.runtime_submitted_at).toEqual(expect.any(String));
  });
});

test('a retry of a task is another delivery, and is told again', async () => {
  const call = await hookOf('again');
  const { task } = await world.me.send('again', 'first');
  expect(await call('codex', 'stop')).toBeDefined();
  await world.me.tasks.cancel(task.id, 'no');
  await world.me.tasks.retry(task.id);
  expect(await call('codex', 'stop')).toBeDefined();
  expect(await call('codex', 'stop')).toBeUndefined();
});

test('many and long ones: what does not fit is told the next time, and only what was told is recorded', async () => {
  const call = await hookOf('flooded');
  const sent = [];
  for (let at = 0; at < 14; at += 1) sent.push((await world.me.send('flooded', `${at} ${'x'.repeat(2_500)}`)).task.id);
  const seen: string[] = [];
  for (let round = 0; round < 10 && seen.length < sent.length; round += 1) {
    const { reason } = (await call('claude-code', 'stop')) as { reason: string };
    expect(reason.length).toBeLessThan(10_000);
    const shown = sent.filter((id) => reason.includes(id));
    const submitted = [];
    for (const id of sent) if ((await world.me.tasks.get(id)).task.runtime_submitted_at !== null) submitted.push(id);
    seen.push(...shown);
    expect(submitted.sort()).toEqual([...seen].sort());
  }
  expect([...seen].sort()).toEqual([...sent].sort());
  expect(await call('claude-code', 'stop')).toBeUndefined();
});

test('two sessions at the same moment: one of them tells it', async () => {
  const call = await hookOf('twins');
  await world.me.send('twins', 'once');
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('claude-code', 'stop')));
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
});

test('a command of ahub run is left alone', async () => {
  const call = await hookOf('busy');
  await world.me.send('busy', 'later');
  expect(await call('claude-code', 'stop', { AHUB_TASK_ID: 't_1' })).toBeUndefined();
  expect(await call('claude-code', 'stop')).toBeDefined();
});

describe('fails open: exit code 0 and nothing said', () => {
  const silent = { code: 0, stdout: '', stderr: '' };
  const base = ['hook', 'claude-code', 'Stop'];

  test('within 2 seconds, when the hub is not there, answers nothing, or refuses', async () => {
    // Takes connections and never answers.
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const addresses = ['http://127.0.0.1:9', `http://127.0.0.1:${(mute.address() as AddressInfo).port}`, world.hub.url];
    for (const AHUB_URL of addresses) {
      const begun = performance.now();
      const env = { AHUB_URL, AHUB_TOKEN: 'ntok_wrong' };
      expect(
        await world.stranger([...base, '--alias', 'beta'], { stdin: inputOf('claude-code', 'stop'), env }),
      ).toEqual(silent);
      const took = performance.now() - begun;
      // What it takes to start a command that does nothing: nearly all of the time on a busy machine.
      const again = performance.now();
      expect(await world.stranger(base)).toEqual(silent);
      expect(took).toBeLessThan(2_000 + (performance.now() - again));
    }
    mute.close();
  });

  test('when the client says nothing, or says nonsense', async () => {
    const env = { AHUB_TOKEN: await world.hub.mintNode(world.user, 'mumbler') };
    for (const stdin of [{ open: true } as const, '', 'nonsense', '[]'])
      expect(await world.stranger([...base, '--alias', 'mumbler'], { stdin, env })).toEqual(silent);
  });

  test('when the command line or a setting is wrong', async () => {
    const config = join(world.home, 'broken.json');
    writeFileSync(config, 'no json');
    expect(await world.stranger(base)).toEqual(silent);
    expect(await world.stranger(['hook', 'claude-code', 'Nothing', '--new-option', 'x'])).toEqual(silent);
    expect(await world.stranger([...base, '--alias', 'x', '--profile', 'none'])).toEqual(silent);
    expect(await world.stranger([...base, '--alias', 'x'], { env: { AHUB_CONFIG: config } })).toEqual(silent);
    expect((await world.stranger([...base, '--verbose'])).stderr).toBe('ahub hook: no alias\n');
  });
});

test('install makes a token for the agent, and what it writes works as the client runs it', async () => {
  const installed = await world.cli([
    'hooks',
    'install',
    'claude-code',
    '--alias',
    'sleeper',
    '--network',
    world.user.networkId,
  ]);
  expect(installed).toMatchObject({ code: 0 });
  const file = join(world.home, '.claude', 'settings.json');
  expect(installed.stdout).toBe(`Claude Code now looks into the inbox of sleeper (${file}).\n`);
  const written = readFileSync(file, 'utf8');
  expect(written).not.toContain('ntok_');
  const settings = JSON.parse(written) as { hooks: Record<string, { hooks: { command: string }[] }[]> };
  const command = settings.hooks['Stop']?.[0]?.hooks[0]?.command ?? '';
  await world.me.send('sleeper', 'wake up');
  const env = { PATH: process.env['PATH'] ?? '', HOME: world.home, AHUB_HOOK_MS: '12000' };
  const running = promisify(execFile)('sh', ['-c', command], { env });
  running.child.stdin?.end(inputOf('claude-code', 'stop'));
  expect((await running).stdout).toContain('> wake up');
  expect((await world.cli(['hooks', 'install', 'claude-code', '--alias', 'sleeper'])).stdout).toContain('already');
  expect(await world.stranger(['hooks', 'uninstall', 'claude-code'])).toMatchObject({ code: 0 });
  expect(existsSync(file)).toBe(false);
});
