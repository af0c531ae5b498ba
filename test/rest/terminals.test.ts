import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { installFakeTmux } from '../support/fake-tmux.ts';
import type { FakeTmux } from '../support/fake-tmux.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';

let hub: TestHub;
let root: TestUser;
let user: TestUser;
let fake: FakeTmux;
beforeAll(async () => {
  fake = installFakeTmux();
  hub = await startTestHub({
    settings: { HUB_ENABLE_TMUX: '1', HUB_AUTH_TOKEN: master, HUB_CORS_ORIGINS: 'https://desk.example' },
  });
  root = await hub.registerUser();
  user = await hub.registerUser();
});
afterEach(() => rmSync(join(fake.directory, 'calls'), { force: true }));
afterAll(async () => {
  await hub.close();
  fake.remove();
});

/** The argument lists with which tmux was called since the last test. */
const calls = (): string[][] =>
  readFileSync(join(fake.directory, 'calls'), 'utf8')
    .split('\x1e')
    .slice(0, -1)
    .map((call) => call.split('\x1f').slice(0, -1));
const show = (token: string, name = 'builder', query = '', headers = {}) =>
  hub.api('GET', `/api/tmux/${encodeURIComponent(name)}${query}`, { token, headers });
const type = (token: string, body: unknown, name = 'builder', headers = {}) =>
  hub.api('POST', `/api/tmux/${encodeURIComponent(name)}/send`, { token, body, headers });
const forwarded = { 'x-forwarded-for': '127.0.0.1' };

/** Opens a socket; resolves with its frames, or with the refusal. */
function watch(token: string | undefined, name = 'builder', headers: Record<string, string> = {}, query = '') {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws/tmux/${name}${query}`, {
    headers: { ...authorization, ...headers },
  });
  const frames: { type: string; tmux_name: string; output: string }[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  const opened = new Promise<{ status: number; body: { error: string } }>((resolve, reject) => {
    socket.once('open', () => resolve({ status: 101, body: { error: '' } }));
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
    });
    socket.on('error', reject);
  });
  return { socket, frames, opened, closed };
}

describe('getTerminal, sendTerminal and openTerminal', () => {
  type Attempt = (
    token: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: { error: string } }>;
  const attempts: Attempt[] = [
    (token, headers) => show(token, 'builder', '', headers),
    (token, headers) => type(token, { text: 'x' }, 'builder', headers),
    (token, headers) => watch(token, 'builder', headers).opened,
  ];

  test('404 tmux_disabled: unless the flag is set, also for admins', async () => {
    const off = await startTestHub();
    const admin = await off.registerUser();
    const answers = [
      await off.api('GET', '/api/tmux/builder', { token: admin.token }),
      await off.api('POST', '/api/tmux/builder/send', { token: admin.token, body: { text: 'x' } }),
      await off.api('GET', '/ws/tmux/builder', { token: admin.token }),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'tmux disabled']);
    await off.close();
  });

  test('403 tmux_ip_denied: a forwarded call is not local, whatever it says', async () => {
    for (const attempt of attempts) {
      expect(await attempt(root.token, forwarded)).toMatchObject({
        status: 403,
        body: { error: 'tmux access denied from this ip' },
      });
    }
  });

  test('403 admin_required: users, and the nodes of an admin', async () => {
    for (const attempt of attempts) {
      for (const token of [user.token, user.networkToken, root.networkToken]) {
        expect(await attempt(token)).toMatchObject({ status: 403, body: { error: 'admin required' } });
      }
    }
  });

  test('400 tmux_failed: with the text of the terminal', async () => {
    const name = 'gone';
    const answers = [
      await show(root.token, name),
      await type(root.token, { text: 'x' }, name),
      await watch(root.token, name).opened,
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([400, "can't find session: gone"]);
  });
});

describe('getTerminal', () => {
  test('200: the last 30 lines, by an argument list', async () => {
    const { status, body } = await show(root.token);
    expect([status, body.tmux_name, body.lines]).toEqual([200, 'builder', 30]);
    expect(body.output.split('\n')).toEqual([...Array(30).keys()].map((n) => `line ${n + 20}`));
    expect(calls()[0]).toEqual(['capture-pane', '-p', '-t', '=builder:', '-S', '-30']);
    expect((await show(root.token, 'builder', '?lines=2')).body.output).toBe('line 48\nline 49');
  });

  test("200: nothing of the hub's own environment reaches tmux", async () => {
    process.env['HUB_CANARY'] = 'secret';
    await show(root.token);
    delete process.env['HUB_CANARY'];
    const seen = readFileSync(join(fake.directory, 'env'), 'utf8');
    expect(seen).toContain('PATH=');
    expect(seen).not.toContain('HUB_');
  });

  test.each([
    ['400 invalid_input: 65 characters', 'a'.repeat(65), ''],
    ['400 invalid_input: a blank', 'a b', ''],
    ['400 invalid_input: a target', 'a:1', ''],
    ['400 invalid_input: a command', '$(id)', ''],
    ['400 invalid_input: 0 lines', 'a', '?lines=0'],
    ['400 invalid_input: 2001 lines', 'a', '?lines=2001'],
  ])('%s', async (_title, name, query) => {
    expect(await show(root.token, name, query)).toMatchObject({ status: 400, body: { error: 'invalid input' } });
  });

  test('200: 64 characters of every kind, 2000 lines', async () => {
    const name = `-a.${'_'.repeat(61)}`;
    expect((await show(root.token, name, '?lines=2000')).status).toBe(200);
    expect(calls()[0]).toEqual(['capture-pane', '-p', '-t', `=${name}:`, '-S', '-2000']);
  });

  test('403 admin_required: the master token is nobody in particular', async () => {
    expect((await show(master)).status).toBe(403);
  });

  test('200 and 403: only addresses on the list', async () => {
    const settings = { HUB_ENABLE_TMUX: '1', HUB_TMUX_ALLOWLIST: '10.0.0.0/8', HUB_TRUSTED_PROXIES: '127.0.0.1' };
    const remote = await startTestHub({ settings });
    const admin = await remote.registerUser();
    const from = async (headers: Record<string, string>) =>
      (await remote.api('GET', '/api/tmux/builder', { token: admin.token, headers })).status;
    expect(await from({ 'x-forwarded-for': '10.1.2.3' })).toBe(200);
    expect(await from({ 'x-forwarded-for': '10.1.2.3, 11.1.2.3' })).toBe(403);
    expect(await from({})).toBe(403);
    await remote.close();
  });
});

describe('sendTerminal', () => {
  test('200: typed literally, with Enter unless told otherwise; audited without the text', async () => {
    expect((await type(root.token, { text: 'git status' })).body).toEqual({ ok: true });
    await type(root.token, { text: 'y', enter: false });
    expect(calls()).toEqual([
      ['send-keys', '-t', '=builder:', '-l', '--', 'git status'],
      ['send-keys', '-t', '=builder:', 'Enter'],
      ['send-keys', '-t', '=builder:', '-l', '--', 'y'],
    ]);
    const rows = await inUnit(hub, (tx) =>
      tx.db.selectFrom('audit_log').selectAll().where('action', '=', 'terminal_input').execute(),
    );
    expect(rows).toContainEqual(expect.objectContaining({ target_id: 'builder', detail: '10 characters' }));
    expect(JSON.stringify(rows)).not.toContain('git status');
  });

  test('200: a hundred texts full of metacharacters arrive as one argument each', async () => {
    const pieces = [
      '$(id)',
      '`id`',
      '; id',
      '| id',
      '&& id',
      '-x',
      '--',
      "'",
      '"',
      '\\',
      '\n',
      '${PATH}',
      '*',
      '~',
      '!',
      '#{x}',
      'Enter',
      'C-c',
      '%0',
      '\u00e9',
    ];
    const texts = pieces.flatMap((piece) => [piece, `${piece} x`, `x${piece}`, piece + piece, `-${piece}`]);
    expect(texts).toHaveLength(100);
    for (const text of texts) expect((await type(root.token, { text, enter: false })).status).toBe(200);
    expect(calls()).toEqual(texts.map((text) => ['send-keys', '-t', '=builder:', '-l', '--', text]));
  }, 60_000);

  test.each([
    ['400 tmux_text_required: absent', {}],
    ['400 tmux_text_required: empty', { text: '' }],
  ])('%s', async (_title, body) => {
    expect(await type(root.token, body)).toMatchObject({ status: 400, body: { error: 'text is required' } });
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await type(master, { text: 'x' })).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });
});

describe('openTerminal', () => {
  test('401 auth_master_read_only: the master token reads under /api and /health only', async () => {
    const { opened } = watch(master);
    expect(await opened).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('200: pushes the pane until one side leaves', async () => {
    const { socket, frames, opened, closed } = watch(root.token);
    expect((await opened).status).toBe(101);
    while (frames.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(frames[0]).toEqual({ type: 'pane', tmux_name: 'builder', output: expect.stringContaining('line 49') });
    socket.close();
    await closed;
    const seen = calls().length;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(calls()).toHaveLength(seen);
  });

  test('200: by the token in the query, as browsers do, from a configured origin', async () => {
    const { socket, opened, closed } = watch(
      undefined,
      'builder',
      { origin: 'https://desk.example' },
      `?token=${root.token}`,
    );
    expect((await opened).status).toBe(101);
    socket.close();
    await closed;
  });

  test('401 token_required: nobody', async () => {
    expect(await watch(undefined).opened).toMatchObject({ status: 401, body: { error: 'token required' } });
  });

  test('403 origin_not_allowed: a page of somebody else', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://desk.example.evil.example']) {
      expect(await watch(root.token, 'builder', { origin }).opened).toMatchObject({
        status: 403,
        body: { error: 'origin_not_allowed' },
      });
    }
  });

  test('403 host_not_allowed: another host name in front of a loopback hub', async () => {
    const { status, body } = await watch(root.token, 'builder', { host: 'evil.example' }).opened;
    expect([status, body.error]).toEqual([403, 'host_not_allowed']);
  });

  test('400 tmux_failed: an unknown terminal is refused before the socket opens', async () => {
    const { status, body } = await watch(root.token, 'gone').opened;
    expect([status, body.error]).toEqual([400, "can't find session: gone"]);
  });

  test('200: a plain request gets one picture, as getTerminal gives it', async () => {
    const plain = await hub.api('GET', '/ws/tmux/builder', { token: root.token });
    expect(plain.status).toBe(200);
    expect(plain.body).toEqual((await show(root.token, 'builder', '?lines=100')).body);
  });

  test('403 and 400: a plain request is refused like a socket', async () => {
    const plain = async (token: string, name = 'builder', headers = {}) => {
      const { status, body } = await hub.api('GET', `/ws/tmux/${name}`, { token, headers });
      return [status, body.error];
    };
    expect(await plain(user.token)).toEqual([403, 'admin required']);
    expect(await plain(root.token, 'builder', { origin: 'https://evil.example' })).toEqual([403, 'origin_not_allowed']);
    expect(await plain(root.token, 'gone')).toEqual([400, "can't find session: gone"]);
  });

  test('404 not_found: an upgrade of something else is answered and closed', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws/other`);
    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    socket.on('error', () => undefined);
    expect(status).toBe(404);
  });

  test('200: closes within five seconds when the token is revoked', async () => {
    const { body } = await hub.api('POST', '/api/auth/login', {
      body: { username: root.username, password: root.password },
    });
    const { opened, closed } = watch(body.token);
    expect((await opened).status).toBe(101);
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('tokens')
        .set({ revoked_at: 1 })
        .where('user_id', '=', root.userId)
        .where('scope', '=', 'user')
        .where('created_at', '>=', hub.clock.now())
        .where('last_used_at', 'is', null)
        .where('token_id', '!=', '')
        .execute(),
    );
    hub.hub.platform.memory.tokens.drop({ userId: root.userId });
    const started = Date.now();
    expect(await closed).toBe(1008);
    expect(Date.now() - started).toBeLessThan(6_500);
    await inUnit(hub, (tx) =>
      tx.db.updateTable('tokens').set({ revoked_at: null }).where('user_id', '=', root.userId).execute(),
    );
    hub.hub.platform.memory.tokens.drop({ userId: root.userId });
  }, 20_000);

  test('200: a hub that stops says good-bye', async () => {
    const short = await startTestHub({ settings: { HUB_ENABLE_TMUX: '1' } });
    const admin = await short.registerUser();
    const socket = new WebSocket(`${short.url.replace('http', 'ws')}/ws/tmux/builder`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await short.close();
    expect(await closed).toBe(1001);
  });
});

const realTmux = findTmux();

// Where the machine has no tmux, the argument lists above are the proof.
if (realTmux !== undefined)
  describe('with the real tmux', () => {
    const name = `hub-test-${process.pid}`;
    const socketDirectory = mkdtempSync(join(tmpdir(), 'hub-tmux-real-'));
    const tmux = (...args: string[]) =>
      execFileSync(realTmux, args, { env: { ...process.env, TMUX_TMPDIR: socketDirectory } });
    beforeAll(() => {
      process.env['PATH'] = fake.realPath;
      process.env['TMUX_TMPDIR'] = socketDirectory;
      tmux('new-session', '-d', '-s', name, '-x', '120', '-y', '30', 'cat');
    });
    afterAll(() => {
      tmux('kill-server');
      delete process.env['TMUX_TMPDIR'];
      process.env['PATH'] = `${fake.directory}${delimiter}${fake.realPath}`;
      rmSync(socketDirectory, { recursive: true, force: true });
    });

    test('what is typed is shown, as it stands', async () => {
      const text = '-x $(id) `id` "quoted" ; Enter #{pane_id}';
      expect((await type(root.token, { text }, name)).status).toBe(200);
      let output = '';
      for (let n = 0; n < 100 && output.split('\n').filter((line) => line === text).length < 2; n++) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        output = (await show(root.token, name)).body.output;
      }
      // Once as the terminal's echo, once as what cat writes back after Enter.
      expect(output.split('\n')).toEqual([text, text]);
    });

    test('a name is exact: no prefix, no pattern', async () => {
      for (const other of [name.slice(0, -1), `${name}.0`, 'hub-test']) {
        const { status, body } = await show(root.token, other);
        expect([status, body.error]).toEqual([400, expect.stringContaining("can't find")]);
      }
    });
  });

function findTmux(): string | undefined {
  try {
    return execFileSync('which', ['tmux'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
