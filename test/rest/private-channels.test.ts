import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo, registerMember } from '../support/members.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let alice: TestUser;
let bob: TestUser;
let worker: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  alice = await registerMember(hub, owner);
  bob = await registerMember(hub, owner);
  worker = await hub.mintNode(owner, 'worker');
});
afterAll(() => hub.close());

const within = () => ({ network_id: owner.networkId });
const inbox = async (alias: string, token: string): Promise<Loose[]> =>
  (await hub.tool('get_inbox', { alias, ...within() }, token)).messages;
const texts = (messages: Loose[]) => messages.map(({ content }) => content);
const write = (alias: string, message: string, token = owner.token) =>
  hub.tool('send_message', { alias, message, ...within() }, token);
const joinAs = async (username: string) => {
  const person = await hub.registerUser(username);
  await addTo(hub, owner, person);
  return person;
};

describe('the inbox of a person', () => {
  test('only that person reads it under the user name; to others it looks like that of nobody', async () => {
    await write(alice.username, 'for you alone');
    expect(texts(await inbox(alice.username, alice.token))).toEqual(['for you alone']);
    for (const token of [bob.token, owner.token, worker, owner.networkToken]) {
      const answer = await hub.tool('get_inbox', { alias: alice.username, ...within() }, token);
      if (token === worker) expect(answer).toMatchObject({ ok: false, error: 'alias_not_yours' });
      else expect(answer).toEqual({ ok: true, messages: [], has_more: false, next_cursor: null });
    }
  });

  test('only that person acknowledges it', async () => {
    const { message_id: id } = await write(alice.username, 'read me');
    const ack = (token: string) => hub.tool('ack_inbox', { alias: alice.username, message_id: id, ...within() }, token);
    for (const token of [bob.token, owner.token, worker, owner.networkToken]) {
      expect(await ack(token)).toMatchObject({ ok: false, error: 'message not found or not yours' });
    }
    expect(await inbox(alice.username, alice.token)).toHaveLength(1);
    expect(await ack(alice.token)).toMatchObject({ ok: true });
    expect(await inbox(alice.username, alice.token)).toEqual([]);
  });

  test('node tokens of the same person do not read or acknowledge it', async () => {
    await write(owner.username, 'private', alice.token);
    expect(await inbox(owner.username, owner.networkToken)).toEqual([]);
    expect(texts(await inbox(owner.username, owner.token))).toEqual(['private']);
  });

  test('the log of deliveries shows it to the reader and the sender', async () => {
    await write(alice.username, 'between us');
    await write('worker', 'for all to see');
    const log = async (token: string) => {
      const { body } = await hub.api('GET', `/api/messages?network_id=${owner.networkId}`, { token });
      return body.messages.map((row: Loose) => [row.to_alias, row.content]);
    };
    const letter = [alice.username, 'between us'];
    const open = ['worker', 'for all to see'];
    for (const token of [alice.token, owner.token]) expect(await log(token)).toEqual([open, letter]);
    for (const token of [bob.token, worker]) expect(await log(token)).toEqual([open]);
  });

  test('counts of unread deliveries are for the person alone', async () => {
    await write(alice.username, 'one');
    const pending = async (token: string) =>
      (await hub.tool('get_session_status', { alias: alice.username, ...within() }, token)).inbox_pending;
    expect([await pending(alice.token), await pending(bob.token)]).toEqual([1, 0]);
  });
});

describe('an agent and a person of one name', () => {
  test('have an inbox and a channel each', async () => {
    const name = `twin-${owner.username.slice(5)}`;
    const agent = await hub.mintNode(owner, name);
    const person = await joinAs(name);
    const query = `?network_id=${owner.networkId}`;
    const toPerson = await openSse(hub.url, `/events/${name}${query}`, person.token);
    const toAgent = await openSse(hub.url, `/events/${name}`, agent);
    await Promise.all([toPerson.until(ofType('connected')), toAgent.until(ofType('connected'))]);
    const { task_id: taskId } = (
      await hub.api('POST', '/api/task', { token: person.token, body: { alias: 'worker', task: 'add', ...within() } })
    ).body;
    await hub.tool('send_reply', { text: 'the answer', in_reply_to: taskId }, worker);
    await hub.tool('send_desktop_message', { to_username: name, message: 'psst', ...within() }, owner.token);
    await write(name, 'to the agent');
    await toPerson.until(ofType('desktop_message'));
    await toAgent.until(ofType('new_message'));
    expect(toPerson.frames.map(({ data }) => data?.type)).toEqual([
      'connected',
      'task_status',
      'new_reply',
      'desktop_message',
    ]);
    expect(toAgent.frames.map(({ data }) => data?.type)).toEqual(['connected', 'new_message']);
    expect(texts(await inbox(name, person.token))).toEqual(['the answer']);
    expect(texts(await inbox(name, agent))).toEqual(['to the agent']);
    const { body } = await hub.api('GET', '/api/stats/sse', { token: owner.token });
    expect(body.sessions[`${owner.networkId}:${name}`]).toBe(2);
    toPerson.close();
    toAgent.close();
  });

  test('a rename moves the inbox and the streams of the agent, never those of the person', async () => {
    const name = `both-${owner.username.slice(5)}`;
    await hub.mintNode(owner, name);
    const person = await joinAs(name);
    const { task_id: taskId } = (
      await hub.api('POST', '/api/task', { token: person.token, body: { alias: 'worker', task: 'add', ...within() } })
    ).body;
    await hub.tool('send_reply', { text: 'the answer', in_reply_to: taskId }, worker);
    await write(name, 'to the agent');
    const rename = async (step: string, body: object) =>
      (await hub.api('POST', `/api/node-rename/${step}`, { token: owner.token, body })).body;
    const { txn_id: txnId } = await rename('prepare', { ...within(), old_alias: name, new_alias: `${name}-2` });
    await rename('commit', { txn_id: txnId });
    expect(texts(await inbox(`${name}-2`, owner.token))).toEqual(['to the agent']);
    expect(texts(await inbox(name, person.token))).toEqual(['the answer']);
  });

  test('a node token hears the alias, also that of its owner', async () => {
    const stream = await openSse(hub.url, `/events/${owner.username}`, owner.networkToken);
    await stream.ended;
    expect(stream.status).toBe(404);
  });
});

describe('the private messages of a person', () => {
  test('are for tokens of persons, in no mode for node tokens', async () => {
    await hub.tool('send_desktop_message', { to_username: owner.username, message: 'psst' }, owner.token);
    const legacy = await hub.api('POST', '/api/auth/tokens', { token: owner.token, body: { name: 'script' } });
    const list = (token: string) => hub.api('GET', '/api/messages?scope=user', { token });
    for (const token of [owner.token, legacy.body.token]) expect((await list(token)).body.messages).toHaveLength(1);
    for (const token of [worker, owner.networkToken]) {
      expect(await list(token)).toMatchObject({ status: 403, body: { error: 'user_token_required' } });
      const ack = await hub.api('POST', '/api/messages/ack', { token, body: { agent: 'worker' } });
      expect(ack).toMatchObject({ status: 403, body: { error: 'user_token_required' } });
      const stream = await openSse(hub.url, '/events/users/me', token);
      await stream.ended;
      expect(stream.status).toBe(403);
    }
  });
});
