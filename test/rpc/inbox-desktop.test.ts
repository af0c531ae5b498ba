import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { openKey } from '../support/open-key.ts';
import { addMember, addViewer, setNodeMode } from '../support/set-up.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  member = await hub.registerUser();
  stranger = await hub.registerUser();
  await addMember(hub, owner, member, 'member');
  bee = await hub.mintNode(owner, 'bee');
});
afterAll(() => hub.close());

describe('send_desktop_message', () => {
  const say = (args: object, token = bee) => hub.tool('send_desktop_message', { message: 'Look', ...args }, token);

  test('ok: into the inbox of the person, and onto both of their streams', async () => {
    const own = await openSse(hub.url, `/events/users/me?network_id=${owner.networkId}`, member.token);
    const channel = await openSse(hub.url, `/events/${member.username}?network_id=${owner.networkId}`, member.token);
    await Promise.all([own.until(ofType('connected')), channel.until(ofType('connected'))]);
    const sent = await say({ to_username: member.username, title: 'Build', severity: 'warning' });
    expect(sent).toMatchObject({ ok: true, user_id: member.userId });
    for (const stream of [own, channel]) {
      const { data } = await stream.until(ofType('desktop_message'));
      expect(data).toMatchObject({ message_id: sent.message_id, from: 'bee', title: 'Build', message: 'Look' });
      expect(data).toMatchObject({ severity: 'warning', kind: 'agent_message' });
      stream.close();
    }
    const { body } = await hub.api('GET', '/api/messages?scope=user', { token: member.token });
    expect(body.messages).toMatchObject([{ message_id: sent.message_id, from_session: 'bee', content: 'Look' }]);
    expect(body.unread).toBe(1);
  });
  test('ok: id and name of the same person', async () => {
    const sent = await say({ to_user_id: member.userId, to_username: member.username });
    expect(sent).toMatchObject({ ok: true, user_id: member.userId });
  });
  test('recipient_required: nobody named', async () => {
    expect(await say({})).toEqual(refused('recipient_required'));
  });
  test('recipient_mismatch: id and name of two people', async () => {
    expect(await say({ to_user_id: member.userId, to_username: owner.username })).toEqual(
      refused('recipient_mismatch'),
    );
    expect(await say({ to_user_id: member.userId, to_username: 'nobody' })).toEqual(refused('recipient_mismatch'));
  });
  test('recipient_not_found: absent, and in another network', async () => {
    expect(await say({ to_username: 'nobody' })).toEqual(refused('recipient_not_found'));
    expect(await say({ to_user_id: stranger.userId })).toEqual(refused('recipient_not_found'));
  });
  test('from_session_identity_mismatch: under the alias of another node', async () => {
    await hub.mintNode(owner, 'cat');
    const args = { to_username: member.username, from_session: 'cat' };
    expect(await say(args)).toEqual(refused('from_session_identity_mismatch'));
  });
  test('network_id_required: a person in two networks', async () => {
    expect(await say({ to_username: owner.username }, member.token)).toEqual(refused('network_id_required'));
  });
  test('access_denied: a foreign network', async () => {
    const args = { to_username: owner.username, network_id: owner.networkId };
    expect(await say(args, stranger.token)).toEqual(refused('access_denied'));
  });
  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    const args = { to_username: owner.username, network_id: owner.networkId };
    expect(await say(args, viewer.token)).toEqual(refused('permission_denied'));
  });
  test('node_permission_denied: a read-only node', async () => {
    await setNodeMode(hub, bee, 'readonly');
    expect(await say({ to_username: member.username })).toEqual(refused('node_permission_denied'));
  });
  test('idempotency_conflict: the key with another message; the same call replays', async () => {
    const args = { to_username: member.username, idempotency_key: 'k' };
    const first = await say(args);
    expect(await say(args)).toEqual({ ...first, idempotent_replay: true });
    expect(await say({ ...args, message: 'Other' })).toEqual(refused('idempotency_conflict'));
  });
  test('idempotency_in_flight: the first call still runs', async () => {
    await openKey(hub, { ...owner, token: bee }, 'send_desktop_message', 'busy');
    const args = { to_username: member.username, idempotency_key: 'busy' };
    expect(await say(args)).toEqual(refused('idempotency_in_flight'));
  });
  test.each([
    ['message', { message: 'x'.repeat(10_001) }],
    ['message', { message: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['severity', { severity: 'loud' }],
  ])('invalid_input: %s', async (field, args) => {
    await expect(say({ to_username: member.username, ...args })).rejects.toThrow(field);
  });
});
