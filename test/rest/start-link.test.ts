import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hashesAtOnce } from '../../src/platform/passwords.ts';
import { askForToken, cookieOf, ownPage } from '../support/browser.ts';
import { refused } from '../support/expect.ts';
import { spawnHub } from '../support/hub-process.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { CallOptions, TestHub } from '../support/start-hub.ts';

const path = '/api/auth/start-link';
const minute = 60_000;
const over = { status: 400, body: refused('start link over') };
let hub: TestHub;
beforeEach(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: 'master-secret', HUB_TRUSTED_PROXIES: '127.0.0.1' } });
});
afterEach(() => hub.close());

const makeCode = async (): Promise<string> => (await hub.hub.createStartLink()) ?? 'none';
const redeem = (body: unknown, { headers, ...options }: CallOptions = {}, at = hub) =>
  at.api('POST', path, { body, headers: { 'x-forwarded-for': '10.3.0.1', ...headers }, ...options });

describe('redeemStartLink', () => {
  test('200: signs in the first admin, who has a network and a password', async () => {
    const answer = await redeem({ code: await makeCode() });
    expect(answer).toMatchObject({ status: 200, body: { user: { username: 'admin', role: 'admin' } } });
    expect(answer.headers.get('set-cookie')).toMatch(/^hub_browser=btok_.*; HttpOnly; SameSite=Strict$/);
    const { body } = await askForToken(hub, cookieOf(answer));
    const me = await hub.api('GET', '/api/auth/me', { token: body.token });
    expect(me.body.networks).toMatchObject([{ network_id: answer.body.network_id }]);
    const { password } = answer.body;
    const login = await hub.api('POST', '/api/auth/login', { body: { username: 'admin', password } });
    expect(login.status).toBe(200);
    const { body: audit } = await hub.api('GET', '/api/audit-log', { token: login.body.token });
    expect(audit.logs.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['register', 'browser_session_created']),
    );
  });

  test('200: health tells a page whether somebody has registered', async () => {
    const hasUsers = async () => (await hub.api('GET', '/health')).body.has_users;
    expect(await hasUsers()).toBe(false);
    await redeem({ code: await makeCode() });
    expect(await hasUsers()).toBe(true);
  });

  test('200: the admin may choose a name; those who register later are no admins', async () => {
    expect((await redeem({ code: await makeCode(), username: '米娅' })).body.user.username).toBe('米娅');
    const { token } = await hub.registerUser();
    expect((await hub.api('GET', '/api/auth/me', { token })).body.user.role).toBe('user');
  });

  test('400 start_link_over: the second time, a later time, a code of nobody, and after a registration', async () => {
    expect(await redeem({ code: 'x'.repeat(32) })).toMatchObject(over);
    const replaced = await makeCode();
    const late = await makeCode();
    expect(await redeem({ code: replaced })).toMatchObject(over);
    hub.clock.advance(15 * minute);
    expect(await redeem({ code: late })).toMatchObject(over);
    const code = await makeCode();
    hub.clock.advance(15 * minute - 1);
    expect((await redeem({ code })).status).toBe(200);
    expect(await redeem({ code })).toMatchObject(over);
    expect(await hub.hub.createStartLink()).toBeUndefined();
  });

  test('400 start_link_over: somebody has registered since', async () => {
    const code = await makeCode();
    await hub.registerUser();
    expect(await redeem({ code })).toMatchObject(over);
  });

  test('400 start_link_over: of many at once on two hubs one signs in, and a registration beside them makes one admin', async () => {
    const other = await startTestHub({ databaseUrl: hub.databaseUrl });
    const code = await makeCode();
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) => redeem({ code, username: `first-${at}` }, {}, at % 2 === 0 ? hub : other)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const users = await hub.hub.database.reader.selectFrom('users').select('role').execute();
    expect(users).toEqual([{ role: 'admin' }]);
    await other.close();
  });

  test.each([
    ['username_too_short', 'x'],
    ['username_too_long', 'x'.repeat(51)],
    ['username_invalid', 'mia b'],
  ])('400 %s: the link holds on', async (code, username) => {
    const link = await makeCode();
    const answer = await redeem({ code: link, username });
    expect([answer.status, answer.body.ok]).toEqual([400, false]);
    expect(answer.body.error.replaceAll(/\W/g, '_')).toContain(code.slice(0, 8));
    expect((await redeem({ code: link })).status).toBe(200);
  });

  test('400 invalid_input: no code', async () => {
    expect((await redeem({ username: 'mia' })).body.details).toMatchObject([{ path: '/body/code' }]);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const options = { token: 'master-secret' };
    expect(await redeem({ code: await makeCode() }, options)).toMatchObject({ status: 401 });
  });

  test('403 origin_not_allowed: another page does not use it up', async () => {
    const code = await makeCode();
    const headers = { origin: 'http://127.0.0.1:3000' };
    expect(await redeem({ code }, { headers })).toMatchObject({ status: 403, body: refused('origin_not_allowed') });
    expect((await redeem({ code }, { headers: ownPage(hub) })).status).toBe(200);
  });

  test('429 rate_limited: ten a minute from one address, logins among them', async () => {
    for (let n = 0; n < 10; n += 1) expect((await redeem({ code: 'a guess' })).status).toBe(400);
    expect(await redeem({ code: await makeCode() })).toMatchObject({ status: 429, body: refused('rate_limited') });
  });

  test('429 too_busy: the link holds on', async () => {
    const slow = await startTestHub({ settings: { HUB_BCRYPT_COST: '10' } });
    const code = await slow.hub.createStartLink();
    const { passwords } = slow.hub.platform;
    // The first one waits for the hash that it compares with.
    await passwords.verifyNothing('x');
    const full = 50 + hashesAtOnce(availableParallelism());
    const queue = Array.from({ length: full }, () => passwords.verifyNothing('x'));
    expect(await redeem({ code }, {}, slow)).toMatchObject({ status: 429, body: refused('too_busy') });
    await Promise.all(queue);
    expect((await redeem({ code }, {}, slow)).status).toBe(200);
    await slow.close();
  });

  test('the code is stored as its hash alone', async () => {
    const code = await makeCode();
    const rows = await hub.hub.database.reader.selectFrom('hub_meta').select('value').execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the start', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'hub-start-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('tells a log where the console is, and no link', async () => {
    const program = spawnHub({ HUB_PORT: '0', HUB_DATA_DIR: directory });
    const ready = await program.line('ready');
    expect(ready['console']).toBe(`${ready['url']}/ui`);
    program.child.kill();
    await program.exit;
    expect(program.output()).not.toContain('#code=');
  });

  test('shows a terminal the link of the first admin, until there is one', async () => {
    const first = await startOnTerminal(directory);
    const [, base = '', code = ''] = /(http:\S+)\/ui\/start#code=(\w+)/.exec(first.output) ?? [];
    expect(code).toHaveLength(32);
    const body = JSON.stringify({ code });
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    await first.stop();
    const second = await startOnTerminal(directory);
    await second.stop();
    expect(second.output).toContain('/ui');
    expect(second.output).not.toContain('#code=');
  }, 40_000);
});

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Runs a program on a terminal of its own, passes on what that shows, and ends it with its own input. */
const terminal = `
import os, pty, signal, sys
pid, fd = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
while True:
    try:
        data = os.read(fd, 4096)
    except OSError:
        break
    if not data:
        break
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
os.waitpid(pid, 0)
`;

interface Started {
  readonly output: string;
  stop(): Promise<void>;
}

/** Waits until the hub has welcomed its operator. */
async function startOnTerminal(directory: string): Promise<Started> {
  const env = { PATH: process.env['PATH'] ?? '', HUB_PORT: '0', HUB_DATA_DIR: directory };
  const child = spawn('python3', ['-c', terminal, process.execPath, main], { env });
  let output = '';
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // Lines of the log, which begin with a brace, may come in between.
      if (/"msg":"ready"[^\n]*\n(?:[^\n]*\n)*?[^{\n]*\/ui\S*\s*\n/.test(output)) resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    void exit.then(() => reject(new Error(output)));
  });
  return {
    output,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
