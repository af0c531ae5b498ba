import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo, registerMember } from '../support/members.ts';
import { openKey } from '../support/open-key.ts';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
let bob: TestUser;
let calls = 0;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master, HUB_TRUSTED_PROXIES: '127.0.0.1,::1' } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
  bob = await hub.registerUser();
});
afterAll(() => hub.close());

const invite = (token: string, body: unknown = {}, id = mia.networkId) =>
  hub.api('POST', `/api/networks/${id}/invite`, { token, body });
/** Each call comes from another address, unless one is given: the rate counts by address. */
const join = (token: string | undefined, invite_code: unknown, from = `10.0.${calls >> 8}.${calls++ & 255}`) =>
  hub.api('POST', '/api/networks/join', { token, body: { invite_code }, headers: { 'x-forwarded-for': from } });
const codeOf = async (body: unknown = {}): Promise<string> => (await invite(mia.token, body)).body.invite_code;
const answer = async (call: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await call;
  return [status, body.error];
};

describe('createInvite', () => {
  test('200: a code of inv_ and 12 characters, for one member by default; audited without the code', async () => {
    const admin = await registerMember(hub, mia, { role: 'admin' });
    const { status, body } = await invite(admin.token);
    expect(status).toBe(200);
    expect(body.invite_code).toMatch(/^inv_[A-Za-z0-9]{12}$/);
    expect((await join(bob.token, body.invite_code)).body.role).toBe('member');
    const { logs } = (await hub.api('GET', '/api/audit-log?action=invite_created', { token: admin.token })).body;
    expect(logs).toMatchObject([{ target_id: mia.networkId, detail: 'member, 1 uses' }]);
  });

  test.each([
    ['400 invalid_role: owner', 'owner'],
    ['400 invalid_role: unknown', 'king'],
  ])('%s', async (_title, role) => {
    expect(await answer(invite(mia.token, { role }))).toEqual([400, 'invalid role']);
  });

  test.each([{ max_uses: 0 }, { max_uses: -2 }, { max_uses: 1.5 }, { expires_days: 0 }, { expires_days: 3651 }])(
    '400 invalid_input: %j',
    async (body) => {
      expect(await answer(invite(mia.token, body))).toEqual([400, 'invalid input']);
    },
  );

  test('403 not_a_member: a stranger, a system admin, an absent network', async () => {
    for (const { token } of [bob, root]) {
      expect(await answer(invite(token))).toEqual([403, 'not a member of this network']);
    }
    expect(await answer(invite(mia.token, {}, 'net_absent'))).toEqual([403, 'not a member of this network']);
  });

  test('403 owner_or_admin_required: a member', async () => {
    const member = await registerMember(hub, mia);
    expect(await answer(invite(member.token))).toEqual([403, 'owner/admin required']);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(invite(mia.networkToken))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(invite(master))).toEqual([401, 'invalid token']);
  });
});

const list = (token: string | undefined, id = mia.networkId) =>
  hub.api('GET', `/api/networks/${id}/invites`, { token });
const takeBack = (token: string | undefined, inviteId: string, key?: string) =>
  hub.api('DELETE', `/api/networks/${mia.networkId}/invites/${inviteId}`, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('listInvites', () => {
  test('200: the newest first with uses and end, and never a code', async () => {
    const { body: once } = await invite(mia.token);
    hub.clock.advance(1_000);
    const admin = await registerMember(hub, mia, { role: 'admin' });
    const wanted = { role: 'viewer', max_uses: -1, expires_days: 1, agent_access: 'granted', task_access: 'scoped' };
    const { body: many } = await invite(admin.token, wanted);
    await join(bob.token, many.invite_code);
    for (const token of [mia.token, admin.token, root.token, master]) {
      const { status, body } = await list(token);
      expect([status, body.has_more]).toEqual([200, false]);
      expect(body.invites).toMatchObject([
        { invite_id: many.invite_id, role: 'viewer', max_uses: -1, used_count: 1, created_by_name: admin.username },
        { invite_id: once.invite_id, max_uses: 1, used_count: 0, created_by: mia.userId, expires_at: null },
      ]);
      expect(body.invites[0]).toMatchObject({ agent_access: 'granted', task_access: 'scoped' });
      expect(JSON.stringify(body)).not.toContain('inv_');
    }
  });

  test('200: pages show every invite once, also those of one moment', async () => {
    for (let n = 0; n < 5; n += 1) await invite(mia.token);
    const ask = restList(() => hub, `/api/networks/${mia.networkId}/invites`);
    const { invites } = await ask(mia.token);
    expect(invites).toHaveLength(5);
    for (const limit of [1, 2, 5])
      expect(await walkPages(ask, 'invites', { token: mia.token, limit })).toEqual(invites);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    for (const user of [mia, bob]) for (let n = 0; n < 2; n += 1) await invite(user.token, {}, user.networkId);
    const [here, there] = [mia, bob].map((user) => restList(() => hub, `/api/networks/${user.networkId}/invites`));
    await expectCursorsRefused(here!, mia.token, [await cursorOf(there!, bob.token)]);
  });

  test('403 not_a_member: a stranger, and a network that does not exist', async () => {
    expect(await answer(list(bob.token))).toEqual([403, 'not a member of this network']);
    for (const token of [mia.token, root.token]) {
      expect(await answer(list(token, 'net_absent'))).toEqual([403, 'not a member of this network']);
    }
  });

  test('403 owner_or_admin_required: a member', async () => {
    expect(await answer(list((await registerMember(hub, mia)).token))).toEqual([403, 'owner/admin required']);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(list(mia.networkToken))).toEqual([403, 'user_token_required']);
  });
});

describe('deleteInvite', () => {
  test('200: the code opens nothing, who joined by it stays; audited', async () => {
    const { body } = await invite(mia.token, { max_uses: 2 });
    expect((await join(bob.token, body.invite_code)).status).toBe(200);
    expect((await takeBack(mia.token, body.invite_id)).body).toEqual({ ok: true, invite_id: body.invite_id });
    expect(await answer(join(root.token, body.invite_code))).toEqual([400, 'invalid invite code']);
    expect((await list(mia.token)).body.invites).toEqual([]);
    const { networks } = (await hub.api('GET', '/api/networks', { token: bob.token })).body;
    expect(networks).toContainEqual(expect.objectContaining({ network_id: mia.networkId }));
    const { logs } = (await hub.api('GET', '/api/audit-log?action=invite_deleted', { token: mia.token })).body;
    expect(logs).toMatchObject([{ target_id: body.invite_id, detail: 'member' }]);
  });

  test('200: the same key answers again', async () => {
    const { invite_id } = (await invite(mia.token)).body;
    await takeBack(mia.token, invite_id, 'k1');
    expect((await takeBack(mia.token, invite_id, 'k1')).body).toEqual({ ok: true, invite_id, idempotent_replay: true });
  });

  test('404 invite_not_found: absent, taken back, of another network, and the code itself', async () => {
    const { body } = await invite(mia.token);
    const { body: other } = await invite(bob.token, {}, bob.networkId);
    await takeBack(mia.token, body.invite_id);
    for (const id of ['invite_none', body.invite_id, other.invite_id, other.invite_code]) {
      expect(await answer(takeBack(mia.token, id))).toEqual([404, 'invite_not_found']);
    }
  });

  test('403 not_a_member: a stranger and a system admin', async () => {
    const { invite_id } = (await invite(mia.token)).body;
    for (const { token } of [bob, root]) {
      expect(await answer(takeBack(token, invite_id))).toEqual([403, 'not a member of this network']);
    }
  });

  test('403 owner_or_admin_required: a member', async () => {
    const { invite_id } = (await invite(mia.token)).body;
    const member = await registerMember(hub, mia);
    expect(await answer(takeBack(member.token, invite_id))).toEqual([403, 'owner/admin required']);
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(takeBack(mia.networkToken, 'invite_none'))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(takeBack(master, 'invite_none'))).toEqual([401, 'invalid token']);
  });

  test('422 idempotency_conflict: the same key for another invite', async () => {
    const [first, second] = [(await invite(mia.token)).body, (await invite(mia.token)).body];
    await takeBack(mia.token, first.invite_id, 'k1');
    expect(await answer(takeBack(mia.token, second.invite_id, 'k1'))).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    await openKey(hub, mia, 'deleteInvite', 'k2');
    const { invite_id } = (await invite(mia.token)).body;
    expect(await answer(takeBack(mia.token, invite_id, 'k2'))).toEqual([409, 'idempotency_in_flight']);
  });
});

describe('joinNetwork', () => {
  test('200: the role of the invite and a network token that works; audited', async () => {
    const { status, body } = await join(bob.token, await codeOf({ role: 'admin' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, network_id: mia.networkId, role: 'admin' });
    const { networks } = (await hub.api('GET', '/api/networks', { token: body.network_token })).body;
    expect(networks).toMatchObject([{ network_id: mia.networkId, member_role: 'admin' }]);
    const { logs } = (await hub.api('GET', '/api/audit-log?action=network_joined', { token: bob.token })).body;
    expect(logs).toMatchObject([{ user_id: bob.userId, target_id: mia.networkId }]);
  });

  test('200: who reaches granted agents only gets no network token', async () => {
    const { body } = await join(bob.token, await codeOf({ agent_access: 'granted', task_access: 'scoped' }));
    expect(body).toEqual({ ok: true, network_id: mia.networkId, role: 'member' });
  });

  test('400 invalid_invite_code: unknown, of another shape, absent, and that of a deleted network', async () => {
    const code = await codeOf();
    await hub.api('DELETE', `/api/networks/${mia.networkId}`, { token: mia.token });
    for (const wrong of ['inv_0000000000AB', 'x', '', undefined, code]) {
      expect(await answer(join(bob.token, wrong))).toEqual([400, 'invalid invite code']);
    }
  });

  test('400 invite_fully_used: the default is one use', async () => {
    const code = await codeOf();
    expect((await join(bob.token, code)).status).toBe(200);
    expect(await answer(join(root.token, code))).toEqual([400, 'invite code fully used']);
  });

  test('400 invite_expired: after its days', async () => {
    const code = await codeOf({ expires_days: 7, max_uses: -1 });
    hub.clock.advance(7 * 86_400_000 - 1);
    expect((await join(bob.token, code)).status).toBe(200);
    hub.clock.advance(1);
    expect(await answer(join(root.token, code))).toEqual([400, 'invite code expired']);
  });

  test('400 already_member: a member and the owner', async () => {
    const code = await codeOf();
    await addTo(hub, mia, bob);
    for (const { token } of [bob, mia]) {
      expect(await answer(join(token, code))).toEqual([400, 'already a member of this network']);
    }
  });

  test('403 user_token_required: a node', async () => {
    expect(await answer(join(bob.networkToken, await codeOf()))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(join(master, await codeOf()))).toEqual([401, 'invalid token']);
  });

  test('401 token_required: no token', async () => {
    expect(await answer(join(undefined, await codeOf()))).toEqual([401, 'token required']);
  });

  test('429 rate_limited: thirty a minute from one address, whoever asks', async () => {
    const answers = [];
    for (let index = 0; index < 30; index += 1) {
      answers.push(await answer(join(index % 2 === 0 ? bob.token : root.token, 'inv_guess', '10.9.9.9')));
    }
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([400]));
    const over = await join(mia.token, 'inv_guess', '10.9.9.9');
    expect([over.status, over.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await join(bob.token, await codeOf(), '10.9.9.8')).status).toBe(200);
  });
});
