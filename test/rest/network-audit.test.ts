import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { addMember } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  [root, owner, other, admin] = [
    await hub.registerUser(),
    await hub.registerUser(),
    await hub.registerUser(),
    await hub.registerUser(),
  ];
  await addMember(hub, owner, admin, 'admin');
  await hub.api('POST', '/api/auth/node-token', {
    token: admin.token,
    body: { network_id: owner.networkId, node_name: 'bee' },
  });
  await hub.mintNode(owner, 'cat');
  await hub.mintNode(other, 'ant');
});
afterAll(() => hub.close());

const pathOf = (user: TestUser): string => `/api/networks/${user.networkId}/audit-log`;
const list = (token: string | undefined, user = owner, query = '') =>
  hub.api('GET', `${pathOf(user)}${query}`, { token });

describe('listNetworkAuditLog', () => {
  test('200: the owner sees what everybody did there, the newest first, and nothing of another network', async () => {
    const { status, body } = await list(owner.token);
    expect([status, body.count, body.has_more]).toEqual([200, body.logs.length, false]);
    expect(body.logs.map(({ action, user_id }: Loose) => [action, user_id])).toEqual([
      ['node_token_created', owner.userId],
      ['node_token_created', admin.userId],
      ['register', owner.userId],
    ]);
    expect(Object.keys(body.logs[0]).sort()).toEqual(
      ['action', 'created_at', 'detail', 'target_id', 'target_type', 'user_id', 'username'].sort(),
    );
  });

  test('200: a system admin and the master token read any network', async () => {
    const { logs } = (await list(owner.token)).body;
    for (const token of [root.token, master]) expect((await list(token)).body.logs).toEqual(logs);
  });

  test('200: pages show every row once', async () => {
    const ask = restList(() => hub, pathOf(owner));
    const { logs } = await ask(owner.token);
    for (const limit of [1, 2, 3, 200]) {
      expect(await walkPages(ask, 'logs', { token: owner.token, limit })).toEqual(logs);
    }
  });

  test('400 invalid_cursor: of no list, of another network, of the own rows', async () => {
    const [here, there] = [restList(() => hub, pathOf(owner)), restList(() => hub, pathOf(other))];
    const own = restList(() => hub, '/api/audit-log');
    await expectCursorsRefused(here, owner.token, [
      await cursorOf(there, other.token),
      await cursorOf(own, owner.token),
    ]);
  });

  test('400 invalid_input: more than 200 rows', async () => {
    expect(await list(owner.token, owner, '?limit=201')).toMatchObject({
      status: 400,
      body: { error: 'invalid input' },
    });
  });

  test('403 owner_required: an admin of the network', async () => {
    expect(await list(admin.token)).toMatchObject({ status: 403, body: { error: 'owner required' } });
  });

  test('403 not_a_member: a foreign network and one that does not exist answer alike', async () => {
    const absent = { ...owner, networkId: 'net_none' };
    for (const [token, user] of [
      [owner.token, other],
      [owner.token, absent],
      [root.token, absent],
    ] as const) {
      expect(await list(token, user)).toMatchObject({ status: 403, body: { error: 'not a member of this network' } });
    }
  });

  test('403 user_token_required: a node, also one of the owner', async () => {
    expect(await list(owner.networkToken)).toMatchObject({ status: 403, body: { error: 'user_token_required' } });
  });
});
