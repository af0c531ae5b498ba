import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  hub.clock.advance(1000);
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

describe('listUsers', () => {
  const list = (token?: string) => hub.api('GET', '/api/users', { token });

  test('200: system admins and the master token see everybody, the oldest first, never a hash', async () => {
    for (const token of [root.token, master]) {
      const { status, body } = await list(token);
      expect(status).toBe(200);
      expect(Object.keys(body.users[0]).sort()).toEqual(
        ['created_at', 'disabled', 'display_name', 'email', 'role', 'user_id', 'username'].sort(),
      );
      expect(body.users[0]).toMatchObject({ user_id: root.userId, role: 'admin' });
      expect(body.users.at(-1)).toMatchObject({ user_id: mia.userId, username: mia.username, role: 'user' });
    }
  });

  test('401 token_required: no token', async () => {
    expect(await list()).toMatchObject({ status: 401, body: { error: 'auth required' } });
  });

  test('403 admin_required: a user, a node, a legacy token, also the node of an admin', async () => {
    const legacy = (await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: {} })).body.token;
    for (const token of [mia.token, mia.networkToken, legacy, root.networkToken]) {
      expect(await list(token)).toMatchObject({ status: 403, body: { error: 'admin required' } });
    }
  });
});

describe('listAuditLog', () => {
  const list = (token: string | undefined, query = '') => hub.api('GET', `/api/audit-log${query}`, { token });
  const mint = async (times: number) => {
    for (let index = 0; index < times; index += 1) await hub.mintNode(mia, `node-${index}`);
  };
  const usersOf = (rows: { user_id: string }[]) => [...new Set(rows.map((row) => row.user_id))];

  test('200: the own rows, newest first, in the seven fields', async () => {
    await mint(2);
    const { status, body } = await list(mia.token, `?user_id=${root.userId}`);
    expect([status, body.count]).toEqual([200, 3]);
    expect(body.logs.map((row: { action: string }) => row.action)).toEqual([
      'node_token_created',
      'node_token_created',
      'register',
    ]);
    expect(usersOf(body.logs)).toEqual([mia.userId]);
    expect(Object.keys(body.logs[0]).sort()).toEqual(
      ['action', 'created_at', 'detail', 'target_id', 'target_type', 'user_id', 'username'].sort(),
    );
  });

  test('200: a system admin sees all rows and those of one user; so does the master token', async () => {
    for (const token of [root.token, master]) {
      expect(usersOf((await list(token)).body.logs)).toEqual(expect.arrayContaining([root.userId, mia.userId]));
      const { body } = await list(token, `?user_id=${mia.userId}&action=register`);
      expect(body).toMatchObject({ count: 1, logs: [{ user_id: mia.userId, action: 'register' }] });
    }
  });

  test('200: a bound token sees the rows of its network, also that of an admin', async () => {
    const second = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'second' } });
    await hub.mintNode(mia, 'elsewhere', second.body.network_id);
    const { body } = await list(mia.networkToken);
    expect(body).toMatchObject({ count: 1, logs: [{ action: 'register' }] });
    expect(usersOf((await list(root.networkToken)).body.logs)).toEqual([root.userId]);
  });

  test('200: 50 rows unless asked, 200 at most', async () => {
    await mint(201);
    expect((await list(mia.token)).body.count).toBe(50);
    expect((await list(mia.token, '?limit=200')).body.count).toBe(200);
    expect((await list(mia.token, '?limit=1')).body.count).toBe(1);
  });

  test.each(['201', '0', 'x'])('400 invalid_input: limit %s', async (limit) => {
    expect(await list(mia.token, `?limit=${limit}`)).toMatchObject({ status: 400, body: { error: 'invalid input' } });
  });

  test('401 token_required: no token', async () => {
    expect(await list(undefined)).toMatchObject({ status: 401, body: { error: 'token required' } });
  });

  test('200: rows older than their retention are deleted', async () => {
    hub.clock.advance(90 * 86_400_000);
    await hub.runJob('purge_audit');
    expect((await list(mia.networkToken)).body.count).toBe(1);
    hub.clock.advance(1);
    await hub.runJob('purge_audit');
    expect((await list(mia.networkToken)).body.count).toBe(0);
  });
});
