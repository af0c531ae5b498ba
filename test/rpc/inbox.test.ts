import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { openKey } from '../support/open-key.ts';
import { addViewer, expireTrial, setNodeMode } from '../support/set-up.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
let cat: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  cat = await hub.mintNode(owner, 'cat');
});
afterAll(() => hub.close());

const inboxOf = async (alias: string) => (await hub.tool('get_inbox', { alias, limit: 100 }, owner.token)).messages;
const lab = async () =>
  (await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } })).body.network_id;

describe('get_inbox', () => {
  const get = (args: object, token = bee) => hub.tool('get_inbox', { alias: 'bee', ...args }, token);

  test('ok: by priority, then by arrival; the default limit is 10; reading takes nothing', async () => {
    for (const priority of ['low', 'normal', 'high', 'normal']) {
      await hub.tool('send_task', { alias: 'bee', task: priority, priority }, owner.token);
    }
    for (let n = 0; n < 8; n += 1) await hub.tool('send_message', { alias: 'bee', message: `m${n}` }, owner.token);
    const { messages } = await get({});
    expect(messages.map((row: { content: string }) => row.content)).toEqual([
      'high',
      'normal',
      'normal',
      ...[0, 1, 2, 3, 4, 5, 6].map((n) => `m${n}`),
    ]);
    expect((await get({ limit: 100 })).messages).toHaveLength(12);
    expect((await get({ limit: 1 })).messages).toMatchObject([
      { type: 'task', from_session: 'hub', acked: 0, network_id: owner.networkId, sender_id: owner.userId },
    ]);
  });

  test('ok: a peek of a person counts no delivery as handed out', async () => {
    await hub.tool('send_message', { alias: 'bee', message: 'look' }, owner.token);
    const counts = async () => {
      await hub.runJob('record_reads');
      return inUnit(hub, ({ db }) =>
        db.selectFrom('inbox').select('read_count').where('content', '=', 'look').execute(),
      );
    };
    const peeked = await get({ peek: true }, owner.token);
    expect(peeked.messages.map((row: { content: string }) => row.content)).toContain('look');
    expect(await counts()).toEqual([{ read_count: 0 }]);
    await get({ peek: false, limit: 100 });
    expect(await counts()).toEqual([{ read_count: 1 }]);
  });

  test('alias_not_yours: a node asks for another inbox', async () => {
    expect(await get({}, cat)).toEqual(refused('alias_not_yours', { alias: 'bee' }));
  });

  test('access_denied: a foreign network', async () => {
    expect(await get({ network_id: owner.networkId }, stranger.token)).toEqual(refused('access_denied'));
    expect((await get({}, stranger.token)).messages).toEqual([]);
  });
});

describe('send_message', () => {
  const send = (args: object = {}, token = owner.token) =>
    hub.tool('send_message', { alias: 'bee', message: 'hi', ...args }, token);

  test('ok: one row, with the true sender beside the label', async () => {
    const { ok, message_id: id, session_status: state } = await send({ from_session: 'the boss' });
    expect([ok, state]).toEqual([true, 'offline']);
    expect(await inboxOf('bee')).toMatchObject([
      { id, task_id: id, type: 'message', content: 'hi', from_session: 'the boss', sender_kind: 'user' },
    ]);
  });

  test('alias_not_found: nobody of this name here', async () => {
    expect(await send({ alias: 'nobody' })).toEqual(refused('alias_not_found', { alias: 'nobody' }));
    expect(await send({}, stranger.token)).toEqual(refused('alias_not_found'));
    expect(await inboxOf('bee')).toEqual([]);
  });

  test('from_session_identity_mismatch: a node names another node', async () => {
    const answer = await send({ from_session: 'bee' }, cat);
    expect(answer).toEqual(refused('from_session_identity_mismatch', { alias: 'cat', from_session: 'bee' }));
    expect(await send({ from_session: 'cat' }, cat)).toMatchObject({ ok: true });
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('node_permission_denied: a readonly node', async () => {
    await setNodeMode(hub, cat, 'readonly');
    expect(await send({}, cat)).toEqual(
      refused('node_permission_denied', { reason: 'mode_readonly', route: 'send_message', hint: expect.any(String) }),
    );
  });

  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    expect(await send({ network_id: owner.networkId }, viewer.token)).toEqual(refused('permission_denied'));
  });

  test('access_denied: a foreign network', async () => {
    expect(await send({ network_id: owner.networkId }, stranger.token)).toEqual(refused('access_denied'));
  });

  test('network_id_required: a user of two networks names none', async () => {
    await lab();
    expect(await send()).toEqual(refused('network_id_required'));
    expect(await send({ network_id: owner.networkId })).toMatchObject({ ok: true });
  });

  test('idempotency_conflict: the same key with another message', async () => {
    const first = await send({ idempotency_key: 'm1' });
    expect(await send({ idempotency_key: 'm1' })).toEqual({ ...first, idempotent_replay: true });
    expect(await send({ idempotency_key: 'm1', message: 'other' })).toEqual(refused('idempotency_conflict'));
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('idempotency_in_flight: the first call with the key has not ended', async () => {
    await openKey(hub, owner, 'send_message', 'm2');
    expect(await send({ idempotency_key: 'm2' })).toEqual(refused('idempotency_in_flight'));
  });
});

describe('broadcast', () => {
  const broadcast = (args: object = {}, token = owner.token) =>
    hub.tool('broadcast', { message: 'all hands', ...args }, token);

  beforeEach(async () => {
    await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle', server: 'one' }, bee);
    await hub.tool('report_status', { resume_id: 'r', alias: 'cat', status: 'working', server: 'two' }, cat);
  });

  test('ok: one row for each recipient, sent as hub', async () => {
    const { ok, recipients, message_ids: ids } = await broadcast();
    expect([ok, recipients, ids.length]).toEqual([true, 2, 2]);
    expect(await inboxOf('bee')).toMatchObject([{ type: 'broadcast', content: 'all hands', from_session: 'hub' }]);
    expect((await broadcast({ filter_server: 'two', filter_status: 'working' })).recipients).toBe(1);
  });

  test('ok: a node reaches the others of its own network, whatever it names', async () => {
    expect((await broadcast({ network_id: stranger.networkId }, bee)).recipients).toBe(1);
    expect([await inboxOf('bee'), (await inboxOf('cat')).length]).toEqual([[], 1]);
  });

  test('node_permission_denied: a restricted node', async () => {
    await setNodeMode(hub, bee, 'restricted');
    const reason = 'mode_restricted_not_assigned';
    expect(await broadcast({}, bee)).toEqual(refused('node_permission_denied', { reason, route: 'broadcast' }));
  });

  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    expect(await broadcast({ network_id: owner.networkId }, viewer.token)).toEqual(refused('permission_denied'));
  });

  test('access_denied: a foreign network', async () => {
    expect(await broadcast({ network_id: owner.networkId }, stranger.token)).toEqual(refused('access_denied'));
  });

  test('network_id_required: a user of two networks names none', async () => {
    await lab();
    expect(await broadcast()).toEqual(refused('network_id_required'));
  });

  test('license_expired: the trial is over', async () => {
    const late = await startTestHub();
    const user = await late.registerUser();
    await expireTrial(late);
    expect(await late.tool('broadcast', { message: 'hello' }, user.token)).toEqual(refused('license_expired'));
    await late.close();
  });

  test('idempotency_conflict: the same key with another message', async () => {
    const first = await broadcast({ idempotency_key: 'b1' });
    expect(await broadcast({ idempotency_key: 'b1' })).toEqual({ ...first, idempotent_replay: true });
    expect(await broadcast({ idempotency_key: 'b1', message: 'other' })).toEqual(refused('idempotency_conflict'));
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('idempotency_in_flight: the first call with the key has not ended', async () => {
    await openKey(hub, owner, 'broadcast', 'b2');
    expect(await broadcast({ idempotency_key: 'b2' })).toEqual(refused('idempotency_in_flight'));
    expect(await inboxOf('bee')).toEqual([]);
  });
});
