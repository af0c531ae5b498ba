import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ofType, openSse } from '../support/sse.ts';
import { addTo, expectConflict, expectInFlight } from '../support/members.ts';
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

const rename = (token: string | undefined, name: unknown, id = mia.networkId, headers = {}) =>
  hub.api('PUT', `/api/networks/${id}`, { token, body: { name }, headers });
const remove = (token: string | undefined, id = mia.networkId, headers = {}) =>
  hub.api('DELETE', `/api/networks/${id}`, { token, headers });
const nameOf = async (id = mia.networkId) =>
  (await hub.api('GET', `/api/networks/${id}`, { token: mia.token })).body.network?.network_name;
const audit = async (action: string) =>
  (await hub.api('GET', `/api/audit-log?action=${action}`, { token: mia.token })).body.logs;

describe('updateNetwork', () => {
  test('200: the name is trimmed, the present one is no conflict, the change is audited', async () => {
    expect((await rename(mia.token, ' lab ')).body).toEqual({ ok: true });
    expect(await nameOf()).toBe('lab');
    expect((await rename(mia.token, 'lab')).status).toBe(200);
    const [, first] = await audit('network_renamed');
    expect(first).toMatchObject({
      user_id: mia.userId,
      target_type: 'network',
      target_id: mia.networkId,
      detail: `${mia.username} -> lab`,
    });
  });

  test('200: another owner may use the same name', async () => {
    expect((await rename(mia.token, root.username)).status).toBe(200);
  });

  test.each([
    ['400 name_required: absent', undefined],
    ['400 name_required: empty', ''],
    ['400 name_required: blank', '  '],
  ])('%s', async (_title, name) => {
    expect(await rename(mia.token, name)).toMatchObject({ status: 400, body: { error: 'name required' } });
  });

  test('400 invalid_input: 100 characters pass, 101 do not', async () => {
    expect((await rename(mia.token, 'x'.repeat(100))).status).toBe(200);
    expect((await rename(mia.token, 'x'.repeat(101))).body.error).toBe('invalid input');
  });

  test('400 network_not_found: absent, and foreign ones look alike', async () => {
    const stranger = await hub.registerUser();
    const absent = await rename(mia.token, 'lab', 'net_absent');
    const foreign = await rename(stranger.token, 'lab');
    expect([absent.status, absent.body.error]).toEqual([400, 'network not found']);
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
  });

  test('400 not_your_network: a stranger, an admin of it, a system admin', async () => {
    const helper = await hub.registerUser();
    await addTo(hub, mia, helper, { role: 'admin' });
    for (const token of [helper.token, root.token]) {
      const { status, body } = await rename(token, 'mine');
      expect([status, body.error]).toEqual([400, 'not your network']);
    }
    expect(await nameOf()).toBe(mia.username);
  });

  test('400 name_taken: another network of the owner has it', async () => {
    const second = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'second' } });
    const { status, body } = await rename(mia.token, mia.username, second.body.network_id);
    expect([status, body.error]).toEqual([400, 'name already taken']);
    const both = await Promise.all([rename(mia.token, 'same'), rename(mia.token, 'same', second.body.network_id)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  test('403 user_token_required: a node', async () => {
    expect(await rename(mia.networkToken, 'x')).toMatchObject({ status: 403, body: { error: 'user_token_required' } });
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await rename(master, 'x')).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  const call = (headers: Record<string, string>, other: boolean) =>
    rename(mia.token, other ? 'other' : 'lab', mia.networkId, headers);
  test('422 idempotency_conflict: the same key with another name', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'updateNetwork', call));
});

describe('deleteNetwork', () => {
  test('200: all is gone, its tokens are dead, its streams close, the audit row stays', async () => {
    const builder = await hub.mintNode(mia, 'builder');
    await hub.api('POST', '/api/task', { token: mia.token, body: { alias: 'builder', task: 'look' } });
    const streams = await Promise.all([
      openSse(hub.url, '/events/builder', builder),
      openSse(hub.url, `/events/network/${mia.networkId}`, mia.token),
      openSse(hub.url, `/events/network/${mia.networkId}`, root.token),
    ]);
    for (const stream of streams) await stream.until(ofType('connected'));
    expect((await remove(mia.token)).body).toEqual({ ok: true });
    await Promise.all(streams.map((stream) => stream.ended));
    for (const token of [builder, mia.networkToken]) {
      expect((await hub.api('GET', '/api/nodes', { token })).body.error).toBe('invalid token');
    }
    expect((await hub.api('GET', '/api/networks', { token: mia.token })).body.networks).toEqual([]);
    expect((await hub.api('GET', `/api/networks/${mia.networkId}`, { token: root.token })).status).toBe(403);
    expect(await audit('network_deleted')).toMatchObject([{ target_id: mia.networkId, detail: mia.username }]);
    expect((await remove(mia.token)).body.error).toBe('network not found');
  });

  test('400 network_has_active_sessions: counted by the rule of ten minutes', async () => {
    const tokens = { ant: await hub.mintNode(mia, 'ant'), bee: await hub.mintNode(mia, 'bee') };
    for (const [alias, token] of Object.entries(tokens)) {
      await hub.tool('report_status', { resume_id: 'r', alias, status: 'idle' }, token);
    }
    const { status, body } = await remove(mia.token);
    expect([status, body.error]).toEqual([400, 'network has 2 active session(s) - stop them first']);
    await hub.tool('report_status', { resume_id: 'r', alias: 'ant', status: 'offline' }, tokens.ant);
    hub.clock.advance(600_000);
    expect((await remove(mia.token)).body.error).toBe('network has 1 active session(s) - stop them first');
    hub.clock.advance(1);
    expect((await remove(mia.token)).status).toBe(200);
  });

  test('400 network_not_found: absent', async () => {
    const { status, body } = await remove(mia.token, 'net_absent');
    expect([status, body.error]).toEqual([400, 'network not found']);
  });

  test('400 not_your_network: a stranger, a member, a system admin', async () => {
    const helper = await hub.registerUser();
    await addTo(hub, mia, helper);
    for (const token of [helper.token, root.token]) {
      const { status, body } = await remove(token);
      expect([status, body.error]).toEqual([400, 'not your network']);
    }
  });

  test('403 user_token_required: a node', async () => {
    expect(await remove(mia.networkToken)).toMatchObject({ status: 403, body: { error: 'user_token_required' } });
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await remove(master)).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('422 idempotency_conflict: the same key for another network', () =>
    expectConflict((headers, other) => remove(mia.token, other ? 'net_other' : mia.networkId, headers)));

  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'deleteNetwork', (headers) => remove(mia.token, mia.networkId, headers)));
});
