import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSettings } from '../../src/platform/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { startDaemon } from '../support/daemon.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';
import { postRaw, upload } from '../support/upload.ts';

/** The limits of REST: each number just under (or at) and just over. */
let hub: TestHub;
let owner: TestUser;
let bee: string;
let rootToken: string;
const minute = 60_000;
const mebibyte = 1024 * 1024;

beforeAll(async () => {
  // The log of a hub that nobody configured, with nobody to read it.
  const log = createLog(readSettings([], {}), () => undefined);
  hub = await startTestHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1' }, overrides: { log } });
  rootToken = (await hub.registerUser('root')).token;
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle' }, bee);
});
afterAll(() => hub.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const get = (path: string, token = owner.token): Promise<Answer> => hub.api('GET', path, { token });
const post = (path: string, body: object, headers: Record<string, string> = {}, token?: string): Promise<Answer> =>
  hub.api('POST', path, { body, headers, token });
const outcome = ({ status, body }: Answer): unknown[] => (status < 300 ? [status] : [status, body.error]);
let count = 0;
const register = (username: string, password = 'plum-Orbit-72', headers = {}): Promise<Answer> =>
  post('/api/auth/register', { username, password }, headers);
const fresh = (): string => `fresh-${(count += 1)}`;
/** Calls `times` times, one after the other; the statuses with how often each came. */
async function statuses(times: number, call: () => Promise<Answer>): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (let turn = 0; turn < times; turn += 1) {
    const { status } = await call();
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

describe('rates', () => {
  test('registration: 30 a minute from an address, this machine exempt', async () => {
    const call = (headers: object) => () => register(fresh(), undefined, headers);
    expect(await statuses(31, call(from('10.1.0.1')))).toEqual({ 200: 30, 429: 1 });
    expect(await statuses(31, call({}))).toEqual({ 200: 31 });
  });

  test('login: 10 a minute from an address', async () => {
    const login = { username: owner.username, password: owner.password };
    const call = (): Promise<Answer> => post('/api/auth/login', login, from('10.1.0.2'));
    expect(await statuses(11, call)).toEqual({ 200: 10, 429: 1 });
  });

  test('upload: 60 an hour with a token', async () => {
    const user = await hub.registerUser();
    expect(await statuses(61, () => upload(hub.url, user.token))).toEqual({ 200: 60, 429: 1 });
  });
});

describe('upload size', () => {
  test('12 MiB', async () => {
    const user = await hub.registerUser();
    const send = (size: number) => upload(hub.url, user.token, { bytes: new Uint8Array(size) });
    expect(outcome(await send(12 * mebibyte))).toEqual([200]);
    expect(outcome(await send(12 * mebibyte + 1))).toEqual([413, 'payload_too_large']);
  });

  test('checked from Content-Length first: 13 MiB of request', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(13 * mebibyte + 1) };
    const { status, body } = await postRaw(hub.url, owner.token, headers);
    expect([status, body['error']]).toEqual([413, 'payload_too_large']);
  });
});

describe('accounts and networks', () => {
  test('user name: 2 to 50 characters', async () => {
    expect(outcome(await register('ab'))).toEqual([200]);
    expect(outcome(await register('a'))).toEqual([400, 'username must be at least 2 characters']);
    expect(outcome(await register('b'.repeat(50)))).toEqual([200]);
    expect(outcome(await register('b'.repeat(51)))).toEqual([400, 'username too long (max 50)']);
  });

  test('password: at least 8 characters, also when it is changed', async () => {
    expect(outcome(await register(fresh(), 'xq-7Zt.!'))).toEqual([200]);
    expect(outcome(await register(fresh(), 'xq-7Zt.'))).toEqual([400, 'password must be at least 8 characters']);
    const user = await hub.registerUser();
    const change = (new_password: string, token: string): Promise<Answer> =>
      post('/api/auth/password', { old_password: user.password, new_password }, {}, token);
    expect(outcome(await change('xq-7Zt.', user.token))).toEqual([400, 'new password must be at least 8 characters']);
    expect(outcome(await change('xq-7Zt.!', user.token))).toEqual([200]);
  });

  test('password of the first user: at least 4 characters', async () => {
    const first = await startTestHub();
    const begin = (password: string): Promise<Answer> =>
      first.api('POST', '/api/auth/register', { body: { username: 'root', password } });
    expect(outcome(await begin('abc'))).toEqual([400, 'password must be at least 4 characters']);
    expect(outcome(await begin('abcd'))).toEqual([200]);
    await first.close();
  });

  test('owned networks: 2, admins exempt', async () => {
    const user = await hub.registerUser();
    const create = (token: string): Promise<Answer> => post('/api/networks', { name: fresh() }, {}, token);
    expect(outcome(await create(user.token))).toEqual([200]);
    expect(outcome(await create(user.token))).toEqual([400, 'quota exceeded: max 2 networks for free plan']);
    expect(await statuses(3, () => create(rootToken))).toEqual({ 200: 3 });
  });

  test('licence figures: 5, 3, 500 in the trial and 50, 10, 10000 after activation', async () => {
    const limits = async () => (await get('/api/license')).body.limits;
    expect(await limits()).toEqual({ max_agents: 5, max_networks: 3, max_tasks_day: 500 });
    await post('/api/license/activate', { key: 'anet-0123456789a' });
    expect(await limits()).toEqual({ max_agents: 50, max_networks: 10, max_tasks_day: 10_000 });
  });

  test('invite code: once by default, without limit at -1', async () => {
    const invite = async (body: object): Promise<string> => {
      const answer = await post(`/api/networks/${owner.networkId}/invite`, body, {}, owner.token);
      return answer.body.invite_code;
    };
    const join = async (invite_code: string): Promise<Answer> =>
      post('/api/networks/join', { invite_code }, {}, (await hub.registerUser()).token);
    const once = await invite({});
    expect(outcome(await join(once))).toEqual([200]);
    expect(outcome(await join(once))).toEqual([400, 'invite code fully used']);
    const many = await invite({ max_uses: -1 });
    expect(await statuses(3, () => join(many))).toEqual({ 200: 3 });
  });

  test('avatar address: 2048 characters', async () => {
    const put = (length: number): Promise<Answer> => {
      const avatar_url = `https://a.example/${'x'.repeat(length - 18)}`;
      return hub.api('PUT', '/api/nodes/bee/avatar', { token: owner.token, body: { avatar_url } });
    };
    expect(outcome(await put(2048))).toEqual([200]);
    expect(outcome(await put(2049))).toEqual([400, 'invalid_avatar_url']);
  });
});

describe('lists', () => {
  const rows = 501;
  let listed: TestUser;
  beforeAll(async () => {
    listed = await hub.registerUser();
    const network_id = listed.networkId;
    const now = hub.clock.now();
    const who = { network_id, from_session: 'x', sender_kind: 'user', sender_id: listed.userId } as const;
    const row = {
      task_id: 't',
      to_kind: 'alias',
      to_key: 'cat',
      to_name: 'cat',
      inbox_seq: 1,
      type: 'message',
      priority: 'normal',
      content: 'c',
    } as const;
    const times = [...Array(rows).keys()];
    await inUnit(hub, async (tx) => {
      const { db } = tx;
      for (const n of times) {
        const id = `${network_id}-${n}`;
        await db
          .insertInto('inbox')
          .values({ id, ...who, ...row, created_at: now })
          .execute();
        const task = { task_id: id, network_id, to_status: 'delivered', actor: 'hub', created_at: now } as const;
        tx.append('task_events', task);
        const audit = { id, user_id: listed.userId, action: 'login', network_id, created_at: now };
        tx.append('audit_log', audit);
        const completion = { id, network_id, session_name: 'cat', task: id, result: 'r', completed_at: now };
        tx.append('completions', completion);
        const sent = {
          ...who,
          from_name: 'x',
          to_name: 'cat',
          priority: 'normal',
          content: 'c',
          created_at: now,
        } as const;
        const { from_session: _label, ...stamps } = sent;
        tx.append('tasks', { task_id: id, ...stamps, status: 'replied' });
      }
    });
  }, 60_000);

  test.each([
    ['messages', '/api/messages', 'messages', 100, 500],
    ['task events', '/api/task_events', 'events', 50, 500],
    ['audit log', '/api/audit-log', 'logs', 50, 200],
  ] as const)('%s', async (_name, path, key, usual, most) => {
    expect((await get(path, listed.token)).body[key]).toHaveLength(usual);
    expect((await get(`${path}?limit=${most}`, listed.token)).body[key]).toHaveLength(most);
    expect(outcome(await get(`${path}?limit=${most + 1}`, listed.token))).toEqual([400, 'invalid input']);
  });

  test('tasks: 50 by default', async () => {
    expect((await get('/api/tasks', listed.token)).body.tasks).toHaveLength(50);
    expect((await get('/api/tasks?limit=51', listed.token)).body.tasks).toHaveLength(51);
  });

  test('completions: 100, whatever is asked for', async () => {
    expect((await get('/api/completions', listed.token)).body.completions).toHaveLength(100);
  });

  test('server logs: 200 by default, 500 remembered, 4000 characters a line', async () => {
    for (let line = 0; line < 600; line += 1) hub.hub.platform.log.error({ line }, 'x'.repeat(line === 599 ? 5000 : 5));
    const logs = async (query = '') => (await get(`/api/server-logs${query}`, rootToken)).body;
    expect((await logs()).logs).toHaveLength(200);
    const all = await logs('?limit=501');
    expect([all.logs.length, all.capacity]).toEqual([500, 500]);
    expect(all.logs[0].line).toHaveLength(4000);
  });

  test('acknowledged ids: 500 a call', async () => {
    const ack = (length: number): Promise<Answer> => {
      const message_ids = Array.from({ length }, (_, n) => `m_${n}`);
      return post('/api/messages/ack', { message_ids }, {}, owner.token);
    };
    expect(outcome(await ack(500))).toEqual([200]);
    expect(outcome(await ack(501))).toEqual([400, 'too_many_ids']);
  });
});

describe('tasks', () => {
  const send = (body: object): Promise<Answer> =>
    post('/api/task', { alias: 'bee', task: 'look', network_id: owner.networkId, ...body }, {}, owner.token);
  const lifeOf = async (body: object): Promise<number> => {
    const { task } = (await get(`/api/task/${(await send(body)).body.task_id}`)).body;
    return (Date.parse(`${task.expires_at}Z`) - Date.parse(`${task.created_at}Z`)) / 1000;
  };

  test('time to live: 3600 s by default, 86400 s at most', async () => {
    expect(await lifeOf({})).toBe(3600);
    expect(await lifeOf({ ttl_seconds: 86_400 })).toBe(86_400);
    expect(outcome(await send({ ttl_seconds: 86_401 }))).toEqual([400, 'invalid input']);
  });

  test('text: 10000 characters, alias 200', async () => {
    expect(outcome(await send({ task: 'x'.repeat(10_000) }))).toEqual([200]);
    expect(outcome(await send({ task: 'x'.repeat(10_001) }))).toEqual([400, 'invalid input']);
    expect(outcome(await send({ alias: 'x'.repeat(200) }))).toEqual([404, 'alias_not_found']);
    expect(outcome(await send({ alias: 'x'.repeat(201) }))).toEqual([400, 'invalid input']);
  });

  test('broadcast: 10000 characters', async () => {
    const cast = (length: number): Promise<Answer> =>
      post('/api/broadcast', { message: 'x'.repeat(length), network_id: owner.networkId }, {}, owner.token);
    expect(outcome(await cast(10_000))).toEqual([200]);
    expect(outcome(await cast(10_001))).toEqual([400, 'invalid input']);
  });

  test('stored result: the first 4000 characters', async () => {
    const { task_id: task } = (await send({})).body;
    await hub.tool('report_completion', { alias: 'bee', task, result: 'r'.repeat(4001) }, bee);
    expect((await get(`/api/task/${task}`)).body.task.result).toHaveLength(4000);
    expect((await get('/api/completions')).body.completions[0].result).toHaveLength(4001);
  });
});

// Last: the clock goes on.
describe('thresholds', () => {
  test('a session is offline after 10 minutes of silence, a daemon after 5', async () => {
    const user = await hub.registerUser();
    await startDaemon(hub, user);
    const online = async () => (await get('/api/host-supervisors', user.token)).body.daemons[0].online;
    const offline = async () => (await get('/api/status', user.token)).body.summary.offline;
    hub.clock.advance(5 * minute);
    expect(await online()).toBe(true);
    hub.clock.advance(1);
    expect(await online()).toBe(false);
    hub.clock.advance(5 * minute - 1);
    expect(await offline()).toBe(0);
    hub.clock.advance(1);
    expect(await offline()).toBe(1);
  });
});
