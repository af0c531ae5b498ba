import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { personAddress } from '../../src/domain/address.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { ackMessages } from '../../src/domain/inbox/ack-messages.ts';
import { getInbox } from '../../src/domain/inbox/get-inbox.ts';
import { listMessages } from '../../src/domain/inbox/list-messages.ts';
import { listUserMessages } from '../../src/domain/inbox/list-user-messages.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

let hub: OwnedHub;
let owner: Ctx;
let networkId: string;

beforeEach(async () => {
  hub = await openOwnedHub();
  ({ owner, networkId } = hub);
});
afterEach(() => hub.close());

describe('listMessages', () => {
  test('newest first, within the window, with secrets masked', async () => {
    await hub.deliver('bee', { content: 'old' });
    hub.clock.advance(2 * 3_600_000);
    await hub.deliver('bee', { content: 'key sk-0123456789abcdef0123' });
    // Within one millisecond their ids are in no order.
    hub.clock.advance(1);
    await hub.deliver('cat', { content: 'plain' });
    const rows = (await listMessages(owner, { limit: 100 })).rows;
    expect(rows.map((row) => row.content)).toEqual(['plain', 'key sk-***redacted***']);
    expect((await listMessages(owner, { limit: 100, since: '2026-01-15' })).rows).toHaveLength(3);
    expect((await listMessages(owner, { limit: 1, since: '2026-01-15' })).rows).toHaveLength(1);
    await expect(listMessages(owner, { limit: 1, since: '2026-02-30' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const stored = await hub.database.reader
      .selectFrom('inbox')
      .select('content')
      .where('content', 'like', '%sk-%')
      .execute();
    expect(stored[0]?.content).toContain('sk-0123456789');
  });
});

const direct = (fromSession: string, more: { userId?: string; content?: string } = {}) =>
  owner.transaction(async (tx) => {
    const id = tx.platform.ids.message();
    tx.append('user_inbox', {
      message_id: id,
      network_id: networkId,
      user_id: more.userId ?? owner.caller.userId ?? '',
      from_session: fromSession,
      sender_kind: 'node',
      sender_id: 'n_1',
      kind: 'agent_message',
      title: null,
      content: more.content ?? 'hi',
      meta_json: null,
      created_at: tx.platform.clock.now(),
      acked_at: null,
    });
    return id;
  });

/** A delivery to the person who owns the network. */
const deliverToAnn = (more: Parameters<typeof hub.deliver>[1]) =>
  hub.deliver('ann', { to: personAddress(owner.caller.userId ?? ''), ...more });

describe('listUserMessages', () => {
  test('own direct messages newest first, and what is unread by sender', async () => {
    const first = await direct('bee', { content: 'token utok_abcdef0123456789' });
    const second = await direct('cat');
    await direct('bee', { userId: 'u_other' });
    await deliverToAnn({ type: 'reply', fromSession: 'bee' });
    await deliverToAnn({ type: 'broadcast', fromSession: 'dog' });
    const listed = await listUserMessages(owner, { unackedOnly: false, limit: 100 });
    expect(listed.rows.map((row) => row.message_id)).toEqual([second, first]);
    expect(listed.rows[1]?.content).toBe('token utok_***redacted***');
    expect(listed).toMatchObject({ unread: 2, unreadByAgent: { bee: 2, cat: 1 }, unreadTotal: 3 });
  });

  test('an agent of the same name has an inbox of its own; the sums then leave the deliveries out', async () => {
    const at = hub.clock.now();
    const namesake = { node_id: 'n_ann', network_id: networkId, node_name: 'ann', alias: 'ann' };
    await owner.transaction((tx) =>
      tx.db
        .insertInto('nodes')
        .values({ ...namesake, created_at: at, updated_at: at })
        .execute(),
    );
    await hub.deliver('ann', { type: 'reply', fromSession: 'bee' });
    await deliverToAnn({ type: 'reply', fromSession: 'bee' });
    expect((await listUserMessages(owner, { unackedOnly: true, limit: 100 })).unreadTotal).toBe(0);
    expect(await ackMessages(owner, { agent: 'bee' })).toMatchObject({ ackedInbox: 1 });
    expect(await hub.unreadOf('ann')).toBe(1);
  });

  test('who has no user is refused', async () => {
    const master = hub.ctx({ ...hub.ctx().caller, kind: 'master', systemAdmin: true });
    await expect(listUserMessages(master, { unackedOnly: false, limit: 1 })).rejects.toMatchObject({
      code: 'token_required',
    });
    await expect(ackMessages(master, { agent: 'bee' })).rejects.toMatchObject({ code: 'token_required' });
  });
});

describe('ackMessages', () => {
  test('by ids: own rows of both kinds, each once; foreign and unknown ones count as nothing', async () => {
    const own = await direct('bee');
    const foreign = await direct('bee', { userId: 'u_other' });
    const { id } = await deliverToAnn({ type: 'task' });
    const elsewhere = await hub.deliver('bee');
    const ack = () => ackMessages(owner, { messageId: own, messageIds: [own, foreign, id, elsewhere.id, 'm_unknown'] });
    expect(await ack()).toEqual({ scope: 'ids', ackedUserInbox: 1, ackedInbox: 1 });
    expect(await ack()).toEqual({ scope: 'ids', ackedUserInbox: 0, ackedInbox: 0 });
    expect((await getInbox(owner, { alias: 'ann', limit: 10 })).rows).toEqual([]);
    expect(await hub.unreadOf('bee')).toBe(1);
  });

  test('by agent: all from that agent, nothing from others', async () => {
    await direct('bee');
    await direct('cat');
    await deliverToAnn({ type: 'reply', fromSession: 'bee' });
    expect(await ackMessages(owner, { agent: 'bee' })).toEqual({ scope: 'agent', ackedUserInbox: 1, ackedInbox: 1 });
    expect((await listUserMessages(owner, { unackedOnly: true, limit: 10 })).unreadByAgent).toEqual({ cat: 1 });
  });

  test('exactly one way of naming rows', async () => {
    const many = Array.from({ length: 501 }, (_, index) => `m_${index}`);
    await expect(ackMessages(owner, {})).rejects.toMatchObject({ code: 'message_id_required' });
    await expect(ackMessages(owner, { messageIds: [] })).rejects.toMatchObject({ code: 'message_id_required' });
    await expect(ackMessages(owner, { agent: 'a', messageId: 'm' })).rejects.toMatchObject({ code: 'ambiguous_ack' });
    await expect(ackMessages(owner, { messageIds: many })).rejects.toMatchObject({
      code: 'too_many_ids',
      fields: { limit: 500 },
    });
  });
});
