import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo, expectConflict, expectInFlight, nodeId, registerMember } from '../support/members.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
let bob: TestUser;
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
  bob = await hub.registerUser();
  hub.clock.advance(1000);
  admin = await registerMember(hub, mia, { role: 'admin' });
  hub.clock.advance(1000);
  member = await registerMember(hub, mia);
});
afterAll(() => hub.close());

type Headers = Record<string, string>;
const path = (rest = '') => `/api/networks/${mia.networkId}/members${rest}`;
const list = (token: string | undefined) => hub.api('GET', path(), { token });
const add = (token: string, body: unknown, headers: Headers = {}) => hub.api('POST', path(), { token, body, headers });
const change = (token: string, userId: string, body: unknown, headers: Headers = {}) =>
  hub.api('PUT', path(`/${userId}`), { token, body, headers });
const remove = (token: string, userId: string, headers: Headers = {}) =>
  hub.api('DELETE', path(`/${userId}`), { token, headers });
const grant = (token: string, userId: string, node_ids: unknown, headers: Headers = {}) =>
  hub.api('PUT', path(`/${userId}/agent-grants`), { token, body: { node_ids }, headers });
const rowOf = async (user: TestUser) =>
  (await list(mia.token)).body.members.find((row: { user_id: string }) => row.user_id === user.userId);
const audit = async (action: string, token = mia.token) =>
  (await hub.api('GET', `/api/audit-log?action=${action}`, { token })).body.logs;
const answer = async (call: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await call;
  return [status, body.error];
};

describe('listMembers', () => {
  test('200: the owner and admins see all, who joined first first', async () => {
    for (const token of [mia.token, admin.token, root.token, mia.networkToken, master]) {
      const { status, body } = await list(token);
      expect(status).toBe(200);
      expect(body.members).toMatchObject([
        { user_id: mia.userId, username: mia.username, display_name: null, role: 'owner' },
        { user_id: admin.userId, role: 'admin', agent_access: 'all', task_access: 'all', department: null },
        { user_id: member.userId, role: 'member' },
      ]);
    }
  });

  test('403 not_a_member: a stranger, an absent network, a token of another network', async () => {
    expect(await answer(list(bob.token))).toEqual([403, 'not a member of this network']);
    expect(await answer(list(bob.networkToken))).toEqual([403, 'not a member of this network']);
    for (const token of [bob.token, root.token]) {
      const absent = hub.api('GET', '/api/networks/net_absent/members', { token });
      expect(await answer(absent)).toEqual([403, 'not a member of this network']);
    }
  });

  test('403 owner_or_admin_required: a member, a viewer, an admin who is restricted', async () => {
    const viewer = await registerMember(hub, mia, { role: 'viewer' });
    const restricted = await registerMember(hub, mia, { role: 'admin', agent_access: 'granted' });
    for (const { token } of [member, viewer, restricted]) {
      expect(await answer(list(token))).toEqual([403, 'owner/admin required']);
    }
  });
});

describe('addMember', () => {
  test('200: a member by default, with all access; audited', async () => {
    expect((await add(admin.token, { user_id: bob.userId })).body).toEqual({ ok: true });
    expect(await rowOf(bob)).toMatchObject({ role: 'member', agent_access: 'all', task_access: 'all' });
    expect((await hub.api('GET', `/api/networks/${mia.networkId}`, { token: bob.token })).status).toBe(200);
    expect(await audit('member_added', admin.token)).toMatchObject([
      { target_type: 'user', target_id: bob.userId, detail: `${bob.username}: member` },
    ]);
  });

  test('200: restrictions and department as asked', async () => {
    const wanted = { role: 'viewer', agent_access: 'granted', task_access: 'scoped', department: 'Research' };
    expect((await add(mia.token, { user_id: bob.userId, ...wanted })).status).toBe(200);
    expect(await rowOf(bob)).toMatchObject(wanted);
  });

  test.each([
    ['400 invalid_role: owner', 'owner'],
    ['400 invalid_role: an unknown one', 'king'],
    ['400 invalid_role: no text', 3],
  ])('%s', async (_title, role) => {
    expect(await answer(add(mia.token, { user_id: bob.userId, role }))).toEqual([400, 'invalid role']);
  });

  test('400 invalid_input: no user_id', async () => {
    expect(await answer(add(mia.token, {}))).toEqual([400, 'invalid input']);
  });

  test('400 invalid_input: a department of 100 characters passes, one of 101 does not', async () => {
    const department = 'd'.repeat(101);
    expect(await answer(add(mia.token, { user_id: bob.userId, department }))).toEqual([400, 'invalid input']);
    expect((await add(mia.token, { user_id: bob.userId, department: department.slice(1) })).status).toBe(200);
  });

  test('403 not_a_member: a stranger, a system admin, an absent network', async () => {
    for (const { token } of [bob, root]) {
      expect(await answer(add(token, { user_id: bob.userId }))).toEqual([403, 'not a member of this network']);
    }
    const absent = hub.api('POST', '/api/networks/net_absent/members', {
      token: mia.token,
      body: { user_id: bob.userId },
    });
    expect(await answer(absent)).toEqual([403, 'not a member of this network']);
  });

  test('403 owner_or_admin_required: a member', async () => {
    expect(await answer(add(member.token, { user_id: bob.userId }))).toEqual([403, 'owner/admin required']);
  });

  test('404 user_not_found: nobody of that id', async () => {
    expect(await answer(add(mia.token, { user_id: 'u_absent' }))).toEqual([404, 'user not found']);
  });

  test('400 user_already_member: twice, also at once', async () => {
    const twice = await Promise.all([
      add(mia.token, { user_id: bob.userId }),
      add(admin.token, { user_id: bob.userId }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await answer(add(mia.token, { user_id: mia.userId }))).toEqual([400, 'user already a member']);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(add(mia.networkToken, { user_id: bob.userId }))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(add(master, { user_id: bob.userId }))).toEqual([401, 'invalid token']);
  });

  const call = (headers: Headers, other: boolean) =>
    add(mia.token, { user_id: bob.userId, role: other ? 'viewer' : 'member' }, headers);
  test('422 idempotency_conflict: the same key with another role', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'addMember', call));
});

describe('addMember and the person', () => {
  test('200: the person is told by a message of kind network_added, and can leave', async () => {
    const before = await openSse(hub.url, `/events/network/${mia.networkId}`, mia.token);
    const { last_event_id: lastId } = (await before.until(ofType('connected'))).data;
    before.close();
    await addTo(hub, mia, bob, { role: 'viewer' });
    const { messages } = (await hub.api('GET', '/api/messages?scope=user', { token: bob.token })).body;
    expect(messages).toMatchObject([
      {
        kind: 'network_added',
        network_id: mia.networkId,
        from_session: 'hub',
        content: expect.stringContaining(mia.username),
      },
    ]);
    const path = `/events/users/me?network_id=${mia.networkId}`;
    const told = await openSse(hub.url, path, bob.token, { 'last-event-id': lastId });
    const { data } = await told.until(ofType('desktop_message'));
    expect(data).toMatchObject({ kind: 'network_added', from: 'hub', message_id: messages[0].message_id });
    told.close();
    expect(await answer(hub.api('POST', '/api/broadcast', { token: bob.token, body: { message: 'x' } }))).toEqual([
      400,
      'network_id required for user token when multiple networks are available when broadcasting',
    ]);
    expect((await remove(bob.token, bob.userId)).status).toBe(200);
    expect((await hub.api('POST', '/api/broadcast', { token: bob.token, body: { message: 'x' } })).status).toBe(200);
  });
});

describe('updateMember', () => {
  test('200: the role binds with the next call, the rest stays unless it is sent; audited', async () => {
    const read = () => hub.api('POST', '/api/broadcast', { token: member.token, body: { message: 'x' } });
    expect((await read()).status).toBe(200);
    expect((await change(mia.token, member.userId, { role: 'viewer', department: 'Lab' })).body).toEqual({ ok: true });
    expect(await answer(read())).toEqual([403, 'permission_denied']);
    expect((await change(mia.token, member.userId, { role: 'admin', task_access: 'scoped' })).status).toBe(200);
    expect(await rowOf(member)).toMatchObject({ role: 'admin', department: 'Lab', task_access: 'scoped' });
    expect((await change(mia.token, member.userId, { role: 'admin', department: null })).status).toBe(200);
    expect(await rowOf(member)).toMatchObject({ department: null });
    expect((await audit('member_role_changed')).length).toBe(3);
  });

  test('200: who becomes restricted loses the network tokens there', async () => {
    const own = await hub.mintNode(member, 'mine', mia.networkId);
    expect((await hub.api('GET', '/api/nodes', { token: own })).status).toBe(200);
    expect((await change(mia.token, member.userId, { role: 'member', agent_access: 'granted' })).status).toBe(200);
    expect(await answer(hub.api('GET', '/api/nodes', { token: own }))).toEqual([401, 'invalid token']);
  });

  test.each([
    ['400 invalid_role: absent', {}],
    ['400 invalid_role: unknown', { role: 'king' }],
  ])('%s', async (_title, body) => {
    expect(await answer(change(mia.token, member.userId, body))).toEqual([400, 'invalid role']);
  });

  test('403 not_a_member: a stranger and a system admin', async () => {
    for (const { token } of [bob, root]) {
      const refused = answer(change(token, member.userId, { role: 'viewer' }));
      expect(await refused).toEqual([403, 'not a member of this network']);
    }
  });

  test('403 owner_required: an admin', async () => {
    expect(await answer(change(admin.token, member.userId, { role: 'viewer' }))).toEqual([403, 'owner required']);
  });

  test('400 cannot_assign_owner: there is one owner', async () => {
    expect(await answer(change(mia.token, member.userId, { role: 'owner' }))).toEqual([
      400,
      'cannot assign owner role',
    ]);
  });

  test('400 member_not_changeable: the owner, and nobody', async () => {
    for (const userId of [mia.userId, bob.userId, 'u_absent']) {
      const refused = answer(change(mia.token, userId, { role: 'viewer' }));
      expect(await refused).toEqual([400, 'member not found or is owner']);
    }
  });

  test('403 user_token_required: a node', async () => {
    const refused = answer(change(mia.networkToken, member.userId, { role: 'viewer' }));
    expect(await refused).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(change(master, member.userId, { role: 'viewer' }))).toEqual([401, 'invalid token']);
  });

  const call = (headers: Headers, other: boolean) =>
    change(mia.token, member.userId, { role: other ? 'viewer' : 'admin' }, headers);
  test('422 idempotency_conflict: the same key with another role', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'updateMember', call));
});

describe('removeMember', () => {
  test('200: access and the tokens bound there end at once, others stay; audited', async () => {
    await addTo(hub, mia, bob);
    const there = await hub.mintNode(bob, 'bobs', mia.networkId);
    const legacy = (
      await hub.api('POST', '/api/auth/tokens', { token: bob.token, body: { network_id: mia.networkId } })
    ).body.token;
    for (const token of [there, legacy]) expect((await hub.api('GET', '/api/nodes', { token })).status).toBe(200);
    expect((await remove(admin.token, bob.userId)).body).toEqual({ ok: true });
    for (const token of [there, legacy]) {
      expect(await answer(hub.api('GET', '/api/nodes', { token }))).toEqual([401, 'invalid token']);
    }
    const read = hub.api('GET', `/api/nodes?network_id=${mia.networkId}`, { token: bob.token });
    expect(await answer(read)).toEqual([403, 'access_denied']);
    expect((await hub.api('GET', '/api/nodes', { token: bob.networkToken })).status).toBe(200);
    expect(await audit('member_removed', admin.token)).toMatchObject([{ target_id: bob.userId, detail: 'member' }]);
  });

  test('200: a token does not come back with a new membership', async () => {
    const there = await hub.mintNode(member, 'hers', mia.networkId);
    await remove(mia.token, member.userId);
    await addTo(hub, mia, member);
    expect(await answer(hub.api('GET', '/api/nodes', { token: there }))).toEqual([401, 'invalid token']);
  });

  test('200: a member, restricted or reading only, leaves; tokens and streams end, owned nodes stay; audited', async () => {
    await addTo(hub, mia, bob);
    const there = await hub.mintNode(bob, 'bobs-own', mia.networkId);
    const stream = await openSse(hub.url, `/events/network/${mia.networkId}`, bob.token);
    await stream.until(ofType('connected'));
    expect((await remove(bob.token, bob.userId)).body).toEqual({ ok: true });
    await stream.ended;
    expect(await answer(hub.api('GET', '/api/nodes', { token: there }))).toEqual([401, 'invalid token']);
    const read = hub.api('GET', `/api/nodes?network_id=${mia.networkId}`, { token: bob.token });
    expect(await answer(read)).toEqual([403, 'access_denied']);
    const { nodes } = (await hub.api('GET', '/api/nodes?alias=bobs-own', { token: mia.token })).body;
    expect(nodes).toHaveLength(1);
    const [row] = await audit('member_removed', bob.token);
    expect(row).toMatchObject({ user_id: bob.userId, target_id: bob.userId, detail: 'member, by own word' });
    for (const fields of [{ role: 'viewer' }, { agent_access: 'granted' }]) {
      await addTo(hub, mia, bob, fields);
      expect((await remove(bob.token, bob.userId)).status).toBe(200);
    }
    expect(await answer(remove(bob.token, bob.userId))).toEqual([403, 'not a member of this network']);
  });

  test('403 not_a_member: a token that is bound elsewhere takes nobody out, not even its own person', async () => {
    await addTo(hub, mia, bob);
    const body = { network_id: bob.networkId };
    const bound = (await hub.api('POST', '/api/auth/tokens', { token: bob.token, body })).body.token;
    expect(await answer(remove(bound, bob.userId))).toEqual([403, 'not a member of this network']);
    expect((await remove(bob.token, bob.userId)).status).toBe(200);
  });

  test('403 not_a_member: a stranger', async () => {
    expect(await answer(remove(bob.token, member.userId))).toEqual([403, 'not a member of this network']);
  });

  test('403 owner_or_admin_required: a member', async () => {
    expect(await answer(remove(member.token, admin.userId))).toEqual([403, 'owner/admin required']);
  });

  test('400 target_not_member: somebody else', async () => {
    expect(await answer(remove(mia.token, bob.userId))).toEqual([400, 'not a member']);
  });

  test('400 cannot_remove_owner: neither by an admin nor by the owner', async () => {
    for (const { token } of [mia, admin]) {
      expect(await answer(remove(token, mia.userId))).toEqual([400, 'cannot remove owner']);
    }
    expect((await list(mia.token)).body.members).toHaveLength(3);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(remove(mia.networkToken, member.userId))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(remove(master, member.userId))).toEqual([401, 'invalid token']);
  });

  const call = (headers: Headers, other: boolean) => remove(mia.token, other ? admin.userId : member.userId, headers);
  test('422 idempotency_conflict: the same key for somebody else', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'removeMember', call));
});

describe('listAgentGrants', () => {
  const granted = (token: string | undefined, userId = member.userId, network = mia.networkId) =>
    hub.api('GET', `/api/networks/${network}/members/${userId}/agent-grants`, { token });

  test('200: what was granted last, for managers, system admins and the master token', async () => {
    await hub.mintNode(mia, 'bee');
    await hub.mintNode(mia, 'cat');
    const ids = [await nodeId(hub, mia, 'bee'), await nodeId(hub, mia, 'cat')].sort();
    expect((await granted(mia.token)).body).toEqual({ ok: true, node_ids: [] });
    await grant(mia.token, member.userId, ids);
    for (const token of [mia.token, admin.token, root.token, master]) {
      expect((await granted(token)).body).toEqual({ ok: true, node_ids: ids });
    }
    expect((await granted(mia.token, admin.userId)).body.node_ids).toEqual([]);
    await hub.api('DELETE', '/api/nodes/bee', { token: mia.token });
    expect((await granted(mia.token)).body.node_ids).toHaveLength(1);
  });

  test('400 target_not_member: somebody else, and nobody', async () => {
    for (const id of [bob.userId, 'u_absent'])
      expect(await answer(granted(mia.token, id))).toEqual([400, 'not a member']);
  });

  test('403 not_a_member: a stranger, and a network that does not exist', async () => {
    expect(await answer(granted(bob.token))).toEqual([403, 'not a member of this network']);
    for (const token of [mia.token, root.token]) {
      const absent = granted(token, member.userId, 'net_absent');
      expect(await answer(absent)).toEqual([403, 'not a member of this network']);
    }
  });

  test('403 owner_or_admin_required: a member, also about oneself', async () => {
    expect(await answer(granted(member.token))).toEqual([403, 'owner/admin required']);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(granted(mia.networkToken))).toEqual([403, 'user_token_required']);
  });
});

describe('setAgentGrants', () => {
  let builder: string;
  let tester: string;
  beforeEach(async () => {
    await hub.mintNode(mia, 'builder');
    await hub.mintNode(mia, 'tester');
    builder = await nodeId(hub, mia, 'builder');
    tester = await nodeId(hub, mia, 'tester');
  });

  test('200: replaces the list; audited', async () => {
    expect((await grant(admin.token, member.userId, [builder, tester])).body).toEqual({
      ok: true,
      node_ids: [builder, tester],
    });
    expect((await grant(mia.token, member.userId, [tester])).status).toBe(200);
    await change(mia.token, member.userId, { role: 'member', agent_access: 'granted' });
    const seen = async () =>
      (await hub.api('GET', '/api/nodes', { token: member.token })).body.nodes.map((n: { alias: string }) => n.alias);
    expect(await seen()).toEqual(['tester']);
    expect((await grant(mia.token, member.userId, [])).status).toBe(200);
    expect(await seen()).toEqual([]);
    expect(await audit('agent_grants_changed')).toHaveLength(2);
  });

  test('400 invalid_input: 1,000 ids are looked up, 1,001 and doubles are not', async () => {
    const ids = Array.from({ length: 1001 }, (_, index) => `n_${index}`);
    expect(await answer(grant(mia.token, member.userId, ids))).toEqual([400, 'invalid input']);
    expect(await answer(grant(mia.token, member.userId, ids.slice(1)))).toEqual([404, 'node not found']);
    expect(await answer(grant(mia.token, member.userId, [builder, builder]))).toEqual([400, 'invalid input']);
  });

  test('403 not_a_member: a stranger', async () => {
    expect(await answer(grant(bob.token, member.userId, []))).toEqual([403, 'not a member of this network']);
  });

  test('403 owner_or_admin_required: a member', async () => {
    expect(await answer(grant(member.token, member.userId, []))).toEqual([403, 'owner/admin required']);
  });

  test('400 target_not_member: somebody else', async () => {
    expect(await answer(grant(mia.token, bob.userId, []))).toEqual([400, 'not a member']);
  });

  test('404 node_not_found: absent, and of another network; the list stays', async () => {
    await hub.mintNode(bob, 'foreign');
    await grant(mia.token, member.userId, [builder]);
    for (const foreign of ['n_absent', await nodeId(hub, bob, 'foreign')]) {
      expect(await answer(grant(mia.token, member.userId, [tester, foreign]))).toEqual([404, 'node not found']);
    }
    const rows = await hub.hub.database.reader
      .selectFrom('agent_grants')
      .select('node_id')
      .where('user_id', '=', member.userId)
      .execute();
    expect(rows).toEqual([{ node_id: builder }]);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(grant(mia.networkToken, member.userId, []))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(grant(master, member.userId, []))).toEqual([401, 'invalid token']);
  });

  const call = (headers: Headers, other: boolean) => grant(mia.token, member.userId, other ? [] : [builder], headers);
  test('422 idempotency_conflict: the same key with another list', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'setAgentGrants', call));
});
