import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { addTo, nodeId, registerMember } from '../support/members.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let admin: TestUser;
let bob: TestUser;
/** Bob's network token that is bound to no node. */
let bobs: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  admin = await registerMember(hub, owner, { role: 'admin' });
  bob = await registerMember(hub, owner);
  bobs = await defaultToken(bob);
});
afterAll(() => hub.close());

/** The token that joining the owner's network gives. */
async function defaultToken(person: TestUser): Promise<string> {
  const path = `/api/networks/${owner.networkId}`;
  await hub.api('DELETE', `${path}/members/${person.userId}`, { token: owner.token });
  const invite = await hub.api('POST', `${path}/invite`, { token: owner.token, body: {} });
  const body = { invite_code: invite.body.invite_code };
  return (await hub.api('POST', '/api/networks/join', { token: person.token, body })).body.network_token;
}

const mint = async (who: TestUser, alias: string) => {
  const body = { network_id: owner.networkId, node_name: alias };
  const answer = await hub.api('POST', '/api/auth/node-token', { token: who.token, body });
  return { status: answer.status, error: answer.body.error, token: answer.body.token as string };
};
const minted = async (who: TestUser, alias: string) => (await mint(who, alias)).token;
const report = (alias: string, token: string, more: object = {}) =>
  hub.tool('report_status', { resume_id: 'r', alias, status: 'idle', ...more }, token);
const dispatch = async (alias: string) =>
  (await hub.api('POST', '/api/task', { token: owner.token, body: { alias, task: 'look' } })).body.task_id as string;
const opens = async (alias: string, token: string) => {
  const stream = await openSse(hub.url, `/events/${alias}`, token);
  if (stream.status === 200) stream.close();
  else await stream.ended;
  return [stream.status, stream.status === 200 ? undefined : JSON.parse(stream.text()).error];
};

describe('issueNodeToken', () => {
  test('403 permission_denied: a node that exists is for its owner, and the owner and admins of the network', async () => {
    await minted(bob, 'worker');
    const cora = await registerMember(hub, owner);
    expect(await mint(cora, 'worker')).toMatchObject({ status: 403, error: 'permission_denied' });
    for (const who of [bob, admin, owner]) expect(await mint(who, 'worker')).toMatchObject({ status: 200 });
    // Minted by an admin, it stays the node of its owner.
    expect(await mint(bob, 'worker')).toMatchObject({ status: 200 });
    await minted(owner, 'host');
    expect(await mint(bob, 'host')).toMatchObject({ status: 403, error: 'permission_denied' });
  });

  test('403 permission_denied: an alias that somebody else reported, with a node record and without', async () => {
    await report('plain', bobs);
    await report('known', bobs, { node_id: `n-${bob.userId}` });
    const cora = await registerMember(hub, owner);
    for (const alias of ['plain', 'known']) {
      expect(await mint(cora, alias)).toMatchObject({ status: 403, error: 'permission_denied' });
      expect(await mint(owner, alias)).toMatchObject({ status: 200 });
      expect(await mint(bob, alias)).toMatchObject({ status: 200 });
    }
  });

  test('409 alias_taken: a new node named like a member, however it is written', async () => {
    const name = `Mira-${owner.username.slice(5)}`;
    const mira = await hub.registerUser(name);
    await addTo(hub, owner, mira);
    for (const alias of [name, name.toUpperCase()]) {
      for (const who of [bob, owner, mira]) {
        expect(await mint(who, alias)).toMatchObject({ status: 409, error: 'alias_taken' });
      }
    }
  });

  test('200: a person joins a network where an agent has the name already', async () => {
    const name = `early-${owner.username.slice(5)}`;
    await minted(owner, name);
    const person = await hub.registerUser(name);
    await addTo(hub, owner, person);
    expect(await mint(owner, name)).toMatchObject({ status: 200 });
    expect(await mint(person, name)).toMatchObject({ status: 403, error: 'permission_denied' });
  });
});

describe('a network token without a node', () => {
  test('its first report makes its person the owner, with a node id or without', async () => {
    for (const [alias, more] of [
      ['plain', {}],
      ['known', { node_id: `n-${bob.userId}` }],
    ] as const) {
      expect(await report(alias, bobs, more)).toMatchObject({ ok: true });
      const cora = await registerMember(hub, owner);
      const coras = await defaultToken(cora);
      expect(await report(alias, coras, more)).toEqual(refused('alias_not_yours'));
      expect(await report(alias, owner.networkToken, more)).toEqual(refused('alias_not_yours'));
      expect(await report(alias, bobs, more)).toMatchObject({ ok: true });
    }
  });

  test('of two people who report one alias at once, one owns it', async () => {
    const answers = await Promise.all([report('race', bobs), report('race', owner.networkToken)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const again = await Promise.all([report('race', bobs), report('race', owner.networkToken)]);
    expect(again.map(({ ok }) => ok)).toEqual(answers.map(({ ok }) => ok));
  });

  test('speaks for no node of somebody else, in any tool and on no stream', async () => {
    const worker = await minted(owner, 'worker');
    await report('worker', worker);
    const taskId = await dispatch('worker');
    const health = { health: { model_auth: 'revoked' }, daemon: { runtimes_supported: [], allowed_secret_keys: [] } };
    expect(await report('worker', bobs, health)).toEqual(refused('alias_not_yours'));
    expect(await hub.tool('get_inbox', { alias: 'worker' }, bobs)).toEqual(refused('alias_not_yours'));
    const theirs = { alias: 'worker', message_id: taskId };
    expect(await hub.tool('ack_inbox', theirs, bobs)).toEqual(refused('message not found or not yours'));
    const done = { alias: 'worker', task: taskId, result: 'mine' };
    expect(await hub.tool('report_completion', done, bobs)).toEqual(refused('alias_not_yours'));
    expect(await hub.tool('send_reply', { in_reply_to: taskId, text: 'x' }, bobs)).toEqual(
      refused('reply_task_not_owned'),
    );
    const peer = { in_reply_to: taskId, text: 'x' };
    expect(await hub.tool('send_peer_reply', peer, bobs)).toEqual(refused('reply_task_not_owned'));
    expect(await hub.tool('send_ack', { task_id: taskId }, bobs)).toEqual(refused('task_not_owned'));
    expect(await hub.tool('mark_tasks_consumed', { task_ids: [taskId] }, bobs)).toEqual(refused('task_not_owned'));
    expect(await opens('worker', bobs)).toEqual([403, 'alias_not_yours']);
    const label = { alias: 'worker', message: 'hi', from_session: 'worker' };
    expect(await hub.tool('send_message', label, bobs)).toEqual(refused('from_session_identity_mismatch'));
    const { task } = (await hub.api('GET', `/api/task/${taskId}`, { token: owner.token })).body;
    expect(task).toMatchObject({ status: 'delivered', consumed_at: null });
    expect(await opens('nobody', bobs)).toEqual([404, 'not_found']);
  });

  test('speaks for the nodes of its own person', async () => {
    await report('mine', bobs);
    const id = await dispatch('mine');
    const inbox = await hub.tool('get_inbox', { alias: 'mine' }, bobs);
    expect(inbox.messages.map((row: Loose) => row.task_id)).toEqual([id]);
    expect(await opens('mine', bobs)).toEqual([200, undefined]);
    expect(await hub.tool('mark_tasks_consumed', { task_ids: [id] }, bobs)).toMatchObject({ ok: true });
    expect(await hub.tool('ack_inbox', { alias: 'mine', message_id: id }, bobs)).toMatchObject({ ok: true });
    expect(await hub.tool('send_reply', { in_reply_to: id, text: 'done' }, bobs)).toMatchObject({ ok: true });
    const second = await dispatch('mine');
    expect(await hub.tool('send_ack', { task_id: second }, bobs)).toMatchObject({ ok: true });
    const done = { alias: 'mine', task: second, result: 'done' };
    expect(await hub.tool('report_completion', done, bobs)).toMatchObject({ ok: true });
    const own = await minted(bob, 'mine');
    expect(await report('mine', own)).toMatchObject({ ok: true });
    expect(await hub.tool('send_message', { alias: 'mine', message: 'hi', from_session: 'mine' }, bobs)).toMatchObject({
      ok: true,
    });
  });

  test('may not report under the user name of a member', async () => {
    expect(await report(admin.username, bobs)).toEqual(refused('alias_taken'));
    expect(await report(bob.username.toUpperCase(), bobs)).toEqual(refused('alias_taken'));
  });
});

describe('a token of a deleted node', () => {
  test('does not speak for the node that somebody else has made of the name', async () => {
    const old = await minted(bob, 'worker');
    await report('worker', old);
    const stream = await openSse(hub.url, '/events/worker', old);
    const path = `/api/nodes/worker?network_id=${owner.networkId}`;
    expect((await hub.api('DELETE', path, { token: owner.token })).status).toBe(200);
    expect(await report('other', old)).toEqual(refused('alias_not_yours'));
    const fresh = await minted(owner, 'worker');
    await report('worker', fresh);
    const id = await dispatch('worker');
    expect(await report('worker', old)).toEqual(refused('alias_not_yours'));
    expect(await hub.tool('get_inbox', { alias: 'worker' }, old)).toEqual(refused('alias_not_yours'));
    const ack = { alias: 'worker', message_id: id };
    expect(await hub.tool('ack_inbox', ack, old)).toEqual(refused('message not found or not yours'));
    expect(await opens('worker', old)).toEqual([403, 'alias_not_yours']);
    expect((await hub.tool('get_inbox', { alias: 'worker' }, fresh)).messages).toHaveLength(1);
    stream.close();
  });

  test('still reports under its name while nobody else has it', async () => {
    const old = await minted(bob, 'worker');
    await hub.api('DELETE', `/api/nodes/worker?network_id=${owner.networkId}`, { token: owner.token });
    expect(await report('worker', old)).toMatchObject({ ok: true });
    const cora = await registerMember(hub, owner);
    expect(await mint(cora, 'worker')).toMatchObject({ status: 403, error: 'permission_denied' });
  });
});

describe('a readonly node', () => {
  test('its own token reports, reads and answers, but reads no letters of its owner', async () => {
    const token = await minted(bob, 'worker');
    const ref = await nodeId(hub, owner, 'worker');
    await hub.api('PUT', `/api/nodes/${ref}/permission-mode`, { token: owner.token, body: { mode: 'readonly' } });
    expect(await report('worker', token)).toMatchObject({ ok: true });
    const letters = await hub.api('GET', '/api/messages?scope=user', { token });
    expect([letters.status, letters.body.error]).toEqual([403, 'user_token_required']);
    const ack = await hub.api('POST', '/api/messages/ack', { token, body: { agent: 'worker' } });
    expect([ack.status, ack.body.error]).toEqual([403, 'user_token_required']);
    expect(await hub.tool('get_inbox', { alias: bob.username }, token)).toEqual(refused('alias_not_yours'));
  });
});
