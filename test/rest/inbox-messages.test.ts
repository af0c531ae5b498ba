import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { personAddress } from '../../src/domain/address.ts';
import { createDelivery } from '../../src/domain/inbox/create-delivery.ts';
import { openKey } from '../support/open-key.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { CallOptions, TestHub, TestUser } from '../support/start-hub.ts';
import { inUnit } from '../support/set-up.ts';

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

/** A direct message of another agent to the owner, and a reply under the owner's user name. */
const letters = async (): Promise<{ direct: string; reply: string }> =>
  inUnit(hub, async (tx) => {
    const direct = tx.platform.ids.message();
    tx.append('user_inbox', {
      message_id: direct,
      network_id: owner.networkId,
      user_id: owner.userId,
      from_session: 'bee',
      sender_kind: 'node',
      sender_id: 'n_bee',
      kind: 'agent_message',
      title: 'Title',
      content: 'my key is sk-0123456789abcdef0123',
      meta_json: null,
      created_at: hub.clock.now(),
      acked_at: null,
    });
    const { id: reply } = await createDelivery(tx, {
      taskId: null,
      networkId: owner.networkId,
      to: personAddress(owner.userId),
      toName: owner.username,
      type: 'reply',
      priority: 'normal',
      content: 'done',
      fromSession: 'bee',
      senderKind: 'node',
      senderId: 'n_bee',
    });
    return { direct, reply };
  });

describe('listMessages of one agent', () => {
  const ask = (query: string) => hub.api('GET', `/api/messages?${query}`, { token: owner.token });
  const texts = async (query: string): Promise<string[]> =>
    (await ask(query)).body.messages.map(({ content }: { content: string }) => content);

  test('200: what went to it and what it sent, the newest first, with what became of each', async () => {
    const { message_id: task } = await hub.tool('send_task', { alias: 'bee', task: 'dig' }, owner.token);
    await hub.tool('send_message', { alias: 'cat', message: 'to the cat' }, owner.token);
    hub.clock.advance(1_000);
    await hub.tool('send_message', { alias: 'cat', message: 'from the bee' }, bee);
    hub.clock.advance(1_000);
    await hub.tool('send_reply', { alias: 'cat', text: 'dug', in_reply_to: task }, bee);
    expect(await texts('alias=bee')).toEqual(['dug', 'from the bee', 'dig']);
    const { messages } = (await ask('alias=bee')).body;
    expect(messages).toMatchObject([
      { type: 'reply', in_reply_to: task, sender_kind: 'node' },
      { type: 'message', in_reply_to: null, acked: 0, to_alias: 'cat' },
      { type: 'task', task_id: task, sender_kind: 'user', sender_id: owner.userId, acked: 1 },
    ]);
    expect(await texts('alias=nobody')).toEqual([]);
  });

  test('200: a page looks at 2,000 deliveries; a walk finds those behind them', async () => {
    await hub.tool('send_message', { alias: 'bee', message: 'first' }, owner.token);
    hub.clock.advance(1_000);
    const now = hub.clock.now();
    const same = { network_id: owner.networkId, to_kind: 'alias' as const, to_key: 'cat', to_name: 'cat', rank: 1 };
    const sent = { type: 'message' as const, priority: 'normal' as const, content: 'x', from_session: 'hub' };
    const stamp = { sender_kind: 'user' as const, sender_id: owner.userId, created_at: now };
    for (let from = 0; from < 2_100; from += 300) {
      const rows = Array.from({ length: 300 }, (_none, n) => {
        const id = `m_${String(from + n).padStart(6, '0')}`;
        return { ...same, ...sent, ...stamp, id, task_id: id, inbox_seq: 1_000 + from + n };
      });
      await inUnit(hub, ({ db }) => db.insertInto('inbox').values(rows).execute());
    }
    const first = (await ask('alias=bee')).body;
    expect([first.messages, first.has_more]).toEqual([[], true]);
    const second = (await ask(`alias=bee&cursor=${first.next_cursor}`)).body;
    expect([second.messages, second.has_more]).toMatchObject([[{ content: 'first' }], false]);
  });
});

describe('listMessages', () => {
  const list = (query = '', token: string | undefined = owner.token) =>
    hub.api('GET', `/api/messages${query}`, { token });

  test('200: deliveries of the last hour, newest first, masked', async () => {
    const say = (message: string) => hub.tool('send_message', { alias: 'bee', message }, owner.token);
    await say('old');
    hub.clock.advance(3_700_000);
    await say('token ntok_0123456789abcdef');
    const { message_id: id } = await say('plain');
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.messages.map((row: { content: string }) => row.content)).toEqual([
      'plain',
      'token ntok_***redacted***',
    ]);
    expect(body.messages[0]).toEqual({
      id,
      from_alias: 'hub',
      to_alias: 'bee',
      type: 'message',
      priority: 'normal',
      content: 'plain',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      network_id: owner.networkId,
      task_id: id,
      in_reply_to: null,
      sender_kind: 'user',
      sender_id: owner.userId,
      acked: 0,
    });
    expect((await list('?since=2020-01-01')).body.messages).toHaveLength(3);
    expect((await list('?since=2020-01-01&limit=2')).body.messages).toHaveLength(2);
  });

  test('200: scope=user gives the direct messages with their counts', async () => {
    const { direct } = await letters();
    const { status, body } = await list('?scope=user');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      messages: [
        { message_id: direct, title: 'Title', content: 'my key is sk-***redacted***', acked: 0, acked_at: null },
      ],
      unread: 1,
      pending_count: 1,
      unread_by_agent: { bee: 2 },
      unread_total: 2,
    });
    await hub.api('POST', '/api/messages/ack', { token: owner.token, body: { message_id: direct } });
    expect((await list('?scope=user&unacked=1')).body.messages).toEqual([]);
    expect((await list('?scope=user')).body).toMatchObject({ messages: [{ acked: 1 }], unread: 0, unread_total: 1 });
    const stranger = await hub.registerUser();
    expect((await list(`?scope=user&user_id=${owner.userId}`, stranger.token)).body.messages).toEqual([]);
  });

  test('200: senders that are called like parts of every object are counted as all others', async () => {
    const names = ['constructor', '__proto__', 'toString'];
    for (const from_session of [...names, 'constructor']) {
      const sent = await hub.api('POST', '/api/task', {
        token: owner.token,
        body: { alias: 'bee', task: 'look', from: from_session, network_id: owner.networkId },
      });
      expect(sent.status).toBe(200);
    }
    await inUnit(hub, ({ db }) =>
      db.updateTable('inbox').set({ to_kind: 'user', to_key: owner.userId, to_name: owner.username }).execute(),
    );
    const { body } = await list('?scope=user');
    expect(body.unread_total).toBe(4);
    const counts = Object.fromEntries(
      names.map((name) => [name, Object.getOwnPropertyDescriptor(body.unread_by_agent, name)?.value]),
    );
    expect(Object.entries(counts)).toEqual([
      ['constructor', 2],
      ['__proto__', 1],
      ['toString', 1],
    ]);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('GET', '/api/messages');
    expect([status, body.error]).toEqual([401, 'auth_required']);
  });

  test('401 token_required: the master token has no messages of its own', async () => {
    const { status, body } = await list('?scope=user', master);
    expect([status, body.error]).toEqual([401, 'auth_required']);
    expect((await list('', master)).status).toBe(200);
  });

  test('403 user_token_required: a node token has no messages of a person, not even of its owner', async () => {
    for (const token of [await hub.mintNode(owner, 'bee'), owner.networkToken]) {
      const { status, body } = await list('?scope=user', token);
      expect([status, body.error]).toEqual([403, 'user_token_required']);
      expect((await list('', token)).status).toBe(200);
    }
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await list(`?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('400 invalid_input: a limit out of range, a time that is none', async () => {
    for (const query of [
      '?limit=0',
      '?limit=501',
      '?since=yesterday',
      '?since=2026-02-30',
      '?scope=all',
      '?unacked=2',
    ]) {
      const { status, body } = await list(query);
      expect([query, status, body.error]).toEqual([query, 400, 'invalid input']);
    }
  });
});

describe('ackMessages', () => {
  const ack = (body: unknown, options: CallOptions = {}) =>
    hub.api('POST', '/api/messages/ack', { token: owner.token, body, ...options });

  test('200: by ids, each once; foreign and unknown ones count as nothing', async () => {
    const { direct, reply } = await letters();
    const message = await hub.tool('send_message', { alias: 'bee', message: 'hi' }, owner.token);
    const ids = [direct, reply, message.message_id, 'm_unknown'];
    const { status, body } = await ack({ message_ids: ids });
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, scope: 'ids', acked: 2, acked_user_inbox: 1, acked_inbox: 1 });
    expect((await ack({ message_ids: ids })).body.acked).toBe(0);
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('200: all from one agent', async () => {
    await letters();
    const { body } = await ack({ agent: 'bee' });
    expect(body).toEqual({ ok: true, scope: 'agent', agent: 'bee', acked: 2, acked_user_inbox: 1, acked_inbox: 1 });
  });

  test('200: another user gets none of them', async () => {
    const { direct, reply } = await letters();
    const stranger = await hub.registerUser();
    expect((await ack({ message_ids: [direct, reply] }, { token: stranger.token })).body.acked).toBe(0);
    expect((await ack({ agent: 'bee' }, { token: stranger.token })).body.acked).toBe(0);
    expect((await ack({ agent: 'bee' })).body.acked).toBe(2);
  });

  test('400 message_id_required: nothing named', async () => {
    for (const body of [{}, { message_ids: [] }, { message_id: '' }]) {
      const answer = await ack(body);
      expect([answer.status, answer.body.error]).toEqual([400, 'message_id_required']);
    }
  });

  test('400 ambiguous_ack: ids and agent', async () => {
    const { status, body } = await ack({ message_id: 'm_1', agent: 'bee' });
    expect([status, body.error]).toEqual([400, 'ambiguous_ack']);
  });

  test('400 too_many_ids: 501 ids', async () => {
    const { status, body } = await ack({ message_ids: Array.from({ length: 501 }, (_, index) => `m_${index}`) });
    expect([status, body.error, body.limit]).toEqual([400, 'too_many_ids', 500]);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('POST', '/api/messages/ack', { body: { agent: 'bee' } });
    expect([status, body.error]).toEqual([401, 'auth_required']);
  });

  test('403 user_token_required: a node token, whatever its owner has', async () => {
    const { direct } = await letters();
    const { status, body } = await ack({ message_id: direct }, { token: owner.networkToken });
    expect([status, body.error]).toEqual([403, 'user_token_required']);
    expect((await ack({ message_id: direct })).body.acked).toBe(1);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const { status, body } = await ack({ agent: 'bee' }, { token: master });
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });

  test('422 idempotency_conflict: the same key for other ids', async () => {
    const headers = { 'idempotency-key': 'a1' };
    const first = await ack({ agent: 'bee' }, { headers });
    expect((await ack({ agent: 'bee' }, { headers })).body).toEqual({ ...first.body, idempotent_replay: true });
    const { status, body } = await ack({ agent: 'cat' }, { headers });
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has not ended', async () => {
    await letters();
    await openKey(hub, owner, 'ackMessages', 'a2');
    const { status, body } = await ack({ agent: 'bee' }, { headers: { 'idempotency-key': 'a2' } });
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
    expect((await ack({ agent: 'bee' })).body.acked).toBe(2);
  });
});
