import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { CallOptions, TestHub, TestUser } from '../support/start-hub.ts';
import { addViewer, expireTrial, setNodeMode } from '../support/set-up.ts';

const master = 'master-secret';
let hub: TestHub;
let owner: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
});
beforeEach(async () => {
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  const cat = await hub.mintNode(owner, 'cat');
  await report(bee, 'bee', { server: 'one' });
  await report(cat, 'cat', { server: 'two', status: 'blocked' });
});
afterAll(() => hub.close());

const report = (token: string, alias: string, more: object = {}) =>
  hub.tool('report_status', { resume_id: 'r', alias, status: 'idle', ...more }, token);

const inboxOf = async (alias: string) => (await hub.tool('get_inbox', { alias, limit: 100 }, owner.token)).messages;

describe('broadcast', () => {
  const broadcast = (body: unknown, options: CallOptions = {}) =>
    hub.api('POST', '/api/broadcast', { token: owner.token, body, ...options });

  test('200: one row for each recipient, sent as api', async () => {
    const { status, body } = await broadcast({ message: 'hello' });
    expect([status, body.recipients, body.message_ids.length]).toEqual([200, 2, 2]);
    for (const alias of ['bee', 'cat']) {
      expect(await inboxOf(alias)).toMatchObject([
        { type: 'broadcast', content: 'hello', from_session: 'api', sender_kind: 'user', sender_id: owner.userId },
      ]);
    }
  });

  test('200: filters; nobody is a good answer too', async () => {
    const recipients = async (filter: object) => (await broadcast({ message: 'hello', ...filter })).body.recipients;
    expect(await recipients({ filter_server: 'one' })).toBe(1);
    expect(await recipients({ filter_status: 'blocked' })).toBe(1);
    expect(await recipients({ filter_status: 'offline' })).toBe(0);
  });

  test('400 network_id_required: a user of two networks names none', async () => {
    const lab = await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    const { status, body } = await broadcast({ message: 'hello' });
    expect([status, body.error]).toEqual([
      400,
      'network_id required for user token when multiple networks are available when broadcasting',
    ]);
    expect((await broadcast({ message: 'hello', network_id: lab.body.network_id })).body.recipients).toBe(0);
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await broadcast(
      { message: 'hello', network_id: owner.networkId },
      { token: stranger.token },
    );
    expect([status, body.error]).toEqual([403, 'access denied to requested network']);
    expect(await inboxOf('bee')).toEqual([]);
  });

  test('403 permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    const { status, body } = await broadcast(
      { message: 'hello', network_id: owner.networkId },
      { token: viewer.token },
    );
    expect([status, body.error]).toEqual([403, 'permission_denied']);
  });

  test('403 license_expired: the trial is over', async () => {
    const late = await startTestHub();
    const user = await late.registerUser();
    await expireTrial(late);
    const { status, body } = await late.api('POST', '/api/broadcast', {
      token: user.token,
      body: { message: 'hello' },
    });
    expect([status, body.error]).toEqual([403, 'license_expired']);
    await late.close();
  });

  test('403 node_permission_denied: a readonly node, a restricted node', async () => {
    for (const [mode, reason] of [
      ['readonly', 'mode_readonly'],
      ['restricted', 'mode_restricted_not_assigned'],
    ] as const) {
      await setNodeMode(hub, bee, mode);
      const { status, body } = await broadcast({ message: 'hello' }, { token: bee });
      expect([status, body.error, body.reason, body.route]).toEqual([
        403,
        'node_permission_denied',
        reason,
        'broadcast',
      ]);
    }
    expect(await inboxOf('cat')).toEqual([]);
  });

  test('422 idempotency_conflict: the same key with another message; with the same one the first answer again', async () => {
    const headers = { 'idempotency-key': 'b1' };
    const first = await broadcast({ message: 'hello' }, { headers });
    const again = await broadcast({ message: 'hello' }, { headers });
    expect(again.body).toEqual({ ...first.body, idempotent_replay: true });
    const other = await broadcast({ message: 'other' }, { headers });
    expect([other.status, other.body.error]).toEqual([422, 'idempotency_conflict']);
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('409 idempotency_in_flight: the first call with the key has not ended', async () => {
    await openKey(hub, owner, 'broadcast', 'b2');
    const { status, body } = await broadcast({ message: 'hello' }, { headers: { 'idempotency-key': 'b2' } });
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
    expect(await inboxOf('bee')).toEqual([]);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const { status, body } = await broadcast({ message: 'hello' }, { token: master });
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('POST', '/api/broadcast', { body: { message: 'hello' } });
    expect([status, body.error]).toEqual([401, 'token required']);
  });

  test('400 invalid_input: no message, one too long, an unknown status', async () => {
    for (const body of [
      {},
      { message: '' },
      { message: 'x'.repeat(10_001) },
      { message: 'a', filter_status: 'busy' },
    ]) {
      const answer = await broadcast(body);
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid input']);
    }
    expect(await inboxOf('bee')).toEqual([]);
  });
});
