import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
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
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

const create = (token: string | undefined, body: unknown) => hub.api('POST', '/api/networks', { token, body });

describe('listNetworks', () => {
  test('200: own networks, the older first', async () => {
    hub.clock.advance(1000);
    const lab = await create(mia.token, { name: 'lab' });
    const { status, body } = await hub.api('GET', '/api/networks', { token: mia.token });
    expect(status).toBe(200);
    expect(body.networks.map((network: { network_id: string }) => network.network_id)).toEqual([
      mia.networkId,
      lab.body.network_id,
    ]);
    expect(body.networks[0]).toMatchObject({ settings: null, visibility: 'private', max_members: 50 });
    expect(body.networks[0].created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('200: a network token sees its own only', async () => {
    await create(mia.token, { name: 'lab' });
    const { body } = await hub.api('GET', '/api/networks', { token: mia.networkToken });
    expect(body.networks).toMatchObject([{ network_id: mia.networkId, member_role: 'owner' }]);
  });

  test('401 token_required: no token', async () => {
    expect(await hub.api('GET', '/api/networks')).toMatchObject({ status: 401, body: { error: 'token required' } });
  });

  test('200: the master token reads all, as a viewer', async () => {
    const { status, body } = await hub.api('GET', '/api/networks', { token: master });
    expect(status).toBe(200);
    expect(body.networks).toContainEqual(expect.objectContaining({ network_id: mia.networkId, member_role: 'viewer' }));
  });
});

describe('createNetwork', () => {
  test('200: the name is trimmed', async () => {
    const { status, body } = await create(mia.token, { name: ' lab ', description: 'trials' });
    expect([status, body.network_name]).toEqual([200, 'lab']);
    const { network } = (await hub.api('GET', `/api/networks/${body.network_id}`, { token: mia.token })).body;
    expect(network).toMatchObject({ network_name: 'lab', description: 'trials', owner_id: mia.userId });
  });

  test('400 network_name_taken: the name of an own network', async () => {
    const { status, body } = await create(mia.token, { name: mia.username });
    expect([status, body.error]).toEqual([400, 'network name already exists']);
  });

  test('400 network_quota_exceeded: the third network; admins are exempt', async () => {
    expect((await create(mia.token, { name: 'second' })).status).toBe(200);
    const { status, body } = await create(mia.token, { name: 'third' });
    expect([status, body.error]).toEqual([400, 'quota exceeded: max 2 networks for free plan']);
    for (const name of ['second', 'third', 'fourth']) expect((await create(root.token, { name })).status).toBe(200);
  });

  test.each([
    ['400 name_required: absent', {}],
    ['400 name_required: empty', { name: '' }],
    ['400 name_required: blank', { name: '   ' }],
  ])('%s', async (_title, fields) => {
    expect(await create(mia.token, fields)).toMatchObject({ status: 400, body: { error: 'name required' } });
  });

  test('400 invalid_input: 101 characters', async () => {
    expect(await create(mia.token, { name: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { error: 'invalid input' },
    });
  });

  test('401 invalid_token: unknown', async () => {
    expect(await create('utok_x', { name: 'lab' })).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('403 user_token_required: a node', async () => {
    const { status, body } = await create(mia.networkToken, { name: 'x' });
    expect([status, body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await create(master, { name: 'x' })).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  const keyed = (token: string, key: string, name: string) =>
    hub.api('POST', '/api/networks', { token, body: { name }, headers: { 'idempotency-key': key } });

  test('422 idempotency_conflict: the same key with another name', async () => {
    const first = await keyed(mia.token, 'k1', 'lab');
    expect((await keyed(mia.token, 'k1', 'lab')).body).toEqual({ ...first.body, idempotent_replay: true });
    const { status, body } = await keyed(mia.token, 'k1', 'other');
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    await openKey(hub, mia, 'createNetwork', 'k2');
    const { status, body } = await keyed(mia.token, 'k2', 'lab');
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
    expect((await hub.api('GET', '/api/networks', { token: mia.token })).body.networks).toHaveLength(1);
  });
});

describe('getNetwork', () => {
  const get = (token: string, id: string) => hub.api('GET', `/api/networks/${id}`, { token });

  test('200: a member sees the counts, a system admin any network', async () => {
    await hub.mintNode(mia, 'builder');
    for (const token of [mia.token, mia.networkToken, root.token]) {
      const { status, body } = await get(token, mia.networkId);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        network: { network_id: mia.networkId, network_name: mia.username },
        stats: { nodes: 1, sessions: 0, tasks: [] },
      });
    }
  });

  test('403 access_denied: a foreign and an absent network answer alike', async () => {
    const answers = [
      await get(mia.token, root.networkId),
      await get(mia.token, 'net_absent'),
      await get(mia.networkToken, root.networkId),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([403, answers[0]?.body]);
    expect(answers[0]?.body.error).toBe('access_denied');
  });
});
