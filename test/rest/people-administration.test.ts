import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askForToken, mintForPage, signIn } from '../support/browser.ts';
import { testEngine } from '../support/database.ts';
import { refused } from '../support/expect.ts';
import { addTo, expectConflict, expectInFlight, registerMember } from '../support/members.ts';
import { inUnit } from '../support/set-up.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
const chosen = 'fern-Comet-91';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master, HUB_TRUSTED_PROXIES: '127.0.0.1' } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

const administer = (verb: string, token: string | undefined, userId = mia.userId, headers = {}): Promise<Answer> =>
  verb === 'rm'
    ? hub.api('DELETE', `/api/users/${userId}`, { token, headers })
    : hub.api('POST', `/api/users/${userId}/${verb}`, { token, headers });
let address = 0;
const logIn = ({ username }: TestUser, password: string): Promise<Answer> =>
  hub.api('POST', '/api/auth/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': `10.3.0.${(address += 1)}` },
  });
const statusOf = async (token: string) => (await hub.api('GET', '/api/auth/me', { token })).status;
const accountOf = async ({ userId }: TestUser) =>
  (await hub.api('GET', '/api/users', { token: root.token })).body.users.find(
    (user: { user_id: string }) => user.user_id === userId,
  );
const auditOf = async (action: string, { userId }: TestUser) =>
  (await hub.api('GET', '/api/audit-log?limit=200', { token: root.token })).body.logs.find(
    (row: { action: string; target_id: string }) => row.action === action && row.target_id === userId,
  );
/** A second system admin; there is no call that makes one. */
const registerAdmin = async (): Promise<TestUser> => {
  const admin = await hub.registerUser();
  const { userId } = admin;
  await inUnit(hub, (tx) => tx.db.updateTable('users').set({ role: 'admin' }).where('user_id', '=', userId).execute());
  hub.hub.platform.memory.tokens.drop({ userId });
  return admin;
};

describe('resetPassword', () => {
  const reset = async () => (await administer('reset-password', root.token)).body.password as string;

  test('200: a one-time password is answered, every login ends, the agents go on', async () => {
    const browser = await signIn(hub, mia);
    const page = await mintForPage(hub, browser);
    const legacy = (await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: {} })).body.token;
    const [own, agent] = [
      await openSse(hub.url, '/events/users/me', mia.token),
      await openSse(hub.url, '/events/bee', await hub.mintNode(mia, 'bee')),
    ];
    const { status, body } = await administer('reset-password', root.token);
    expect([status, body.revoked, body.password]).toEqual([200, 3, expect.stringMatching(/^[0-9A-Za-z]{20}$/)]);
    expect(body.user).toMatchObject({ user_id: mia.userId, must_change_password: true, disabled: false });
    await own.ended;
    for (const token of [mia.token, page, legacy]) expect(await statusOf(token)).toBe(401);
    expect((await askForToken(hub, browser.cookie)).status).toBe(401);
    expect(await statusOf(mia.networkToken)).toBe(200);
    await hub.api('POST', '/api/task', {
      token: root.token,
      body: { alias: 'bee', task: 'x', network_id: mia.networkId },
    });
    expect(agent.frames.some(ofType('connected'))).toBe(true);
    agent.close();
    expect((await logIn(mia, mia.password)).status).toBe(401);
    expect(await accountOf(mia)).toMatchObject({ must_change_password: true });
    expect(await auditOf('password_reset_by_admin', mia)).toMatchObject({ username: root.username });
  });

  test('200: it ends the lock of the name', async () => {
    for (let failure = 0; failure < 5; failure += 1) await logIn(mia, 'not the one');
    expect(await logIn(mia, mia.password)).toMatchObject({ status: 429 });
    expect((await logIn(mia, await reset())).status).toBe(200);
  });

  test('200: an idempotency key is ignored, the password is not shown again', async () => {
    const call = () => administer('reset-password', root.token, mia.userId, { 'idempotency-key': 'once' });
    const [first, again] = [await call(), await call()];
    expect(first.headers.get('idempotency-key-ignored')).toBe('secret');
    expect(again.body.password).not.toBe(first.body.password);
  });

  test('until another password is chosen, a login may do that, read who it is and end', async () => {
    const password = await reset();
    const { body } = await logIn(mia, password);
    expect(body.user).toMatchObject({ must_change_password: true });
    const needed = { status: 403, body: refused('password_change_required') };
    for (const [method, path] of [
      ['GET', '/api/status'],
      ['POST', '/api/auth/node-token'],
      ['PUT', '/api/auth/me'],
      ['GET', '/events/users/me'],
    ] as const) {
      expect(await hub.api(method, path, { token: body.token })).toMatchObject(needed);
    }
    const tool = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect(await hub.api('POST', '/mcp', { token: body.token, body: tool })).toMatchObject({ status: 403 });
    const me = await hub.api('GET', '/api/auth/me', { token: body.token });
    expect(me.body.user.must_change_password).toBe(true);
    const browser = await signIn(hub, { ...mia, password });
    const page = await mintForPage(hub, browser);
    expect(await hub.api('GET', '/api/status', { token: page })).toMatchObject(needed);
    const change = (old_password: string, new_password: string) =>
      hub.api('POST', '/api/auth/password', { token: page, body: { old_password, new_password } });
    expect(await change(password, password)).toMatchObject({
      status: 400,
      body: refused('new password is too common'),
    });
    const changed = await change(password, chosen);
    expect(changed.status).toBe(200);
    expect((await hub.api('GET', '/api/status', { token: changed.body.token })).status).toBe(200);
    expect(await accountOf(mia)).not.toHaveProperty('must_change_password');
    expect(await statusOf(body.token)).toBe(401);
    expect((await logIn(mia, password)).status).toBe(401);
    expect((await logIn(mia, chosen)).body.user).not.toHaveProperty('must_change_password');
  });
});

describe('disableUser', () => {
  test('200: nobody signs in, no token holds, streams close; everything is told', async () => {
    const browser = await signIn(hub, mia);
    const page = await mintForPage(hub, browser);
    const bee = await hub.mintNode(mia, 'bee');
    const streams = [
      await openSse(hub.url, '/events/users/me', mia.token),
      await openSse(hub.url, '/events/bee', bee),
      await openSse(hub.url, `/events/network/${mia.networkId}`, page),
    ];
    for (const token of [mia.token, page, bee, mia.networkToken]) expect(await statusOf(token)).toBe(200);
    const { status, body } = await administer('disable', root.token);
    expect([status, body.user.disabled]).toEqual([200, true]);
    for (const stream of streams) await stream.ended;
    for (const token of [mia.token, page, bee, mia.networkToken]) expect(await statusOf(token)).toBe(401);
    expect((await askForToken(hub, browser.cookie)).status).toBe(401);
    expect(await accountOf(mia)).toMatchObject({ disabled: true });
    expect(await auditOf('user_disabled', mia)).toMatchObject({ username: root.username, detail: mia.username });
    expect((await administer('disable', root.token)).body).toMatchObject({ ok: true });
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', () =>
    expectInFlight(hub, root, 'disableUser', (headers) => administer('disable', root.token, mia.userId, headers)));

  test('422 idempotency_conflict: the same key for another person', async () => {
    const leo = await hub.registerUser();
    await expectConflict((headers, other) =>
      administer('disable', root.token, other ? leo.userId : mia.userId, headers),
    );
  });
});

describe('enableUser', () => {
  test('200: the person signs in again, agents go on with their tokens, ended logins stay ended', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    await administer('disable', root.token);
    expect(await statusOf(bee)).toBe(401);
    const { status, body } = await administer('enable', root.token);
    expect([status, body.user.disabled]).toEqual([200, false]);
    expect([await statusOf(bee), await statusOf(mia.token)]).toEqual([200, 401]);
    expect((await logIn(mia, mia.password)).status).toBe(200);
    expect(await auditOf('user_enabled', mia)).toMatchObject({ username: root.username });
    expect((await administer('enable', root.token)).status).toBe(200);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', () =>
    expectInFlight(hub, root, 'enableUser', (headers) => administer('enable', root.token, mia.userId, headers)));

  test('422 idempotency_conflict: the same key for another person', async () => {
    const leo = await hub.registerUser();
    await expectConflict((headers, other) =>
      administer('enable', root.token, other ? leo.userId : mia.userId, headers),
    );
  });
});

describe('loginUser', () => {
  test('403 account_disabled: the right password of a disabled person, the wrong one learns nothing', async () => {
    await administer('disable', root.token);
    expect(await logIn(mia, mia.password)).toMatchObject({ status: 403, body: refused('account_disabled') });
    expect(await logIn(mia, 'not the one')).toMatchObject({
      status: 401,
      body: refused('invalid username or password'),
    });
  });
});

describe('createBrowserSession', () => {
  test('403 account_disabled: no cookie for a disabled person', async () => {
    await administer('disable', root.token);
    const { username, password } = mia;
    const answer = await hub.api('POST', '/api/auth/browser-session', { body: { username, password } });
    expect(answer).toMatchObject({ status: 403, body: refused('account_disabled') });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('deleteUser', () => {
  test('200: memberships, tokens, grants and messages go, the name is free, work and audit rows stay', async () => {
    const owner = await hub.registerUser();
    const leo = await registerMember(hub, owner);
    const bee = await hub.mintNode(leo, 'bee', owner.networkId);
    const own = await openSse(hub.url, '/events/bee', bee);
    await hub.api('POST', '/api/task', {
      token: leo.token,
      body: { alias: 'bee', task: 'dig', network_id: owner.networkId },
    });
    const { status, body } = await administer('rm', root.token, leo.userId);
    expect([status, body]).toEqual([200, { ok: true, user_id: leo.userId, username: leo.username }]);
    await own.ended;
    for (const token of [leo.token, bee, leo.networkToken]) expect(await statusOf(token)).toBe(401);
    const left = await Promise.all(
      (
        ['memberships', 'tokens', 'agent_grants', 'attention_snoozes', 'requirement_notices', 'user_inbox'] as const
      ).map((table) =>
        hub.hub.database.reader
          .selectFrom(table as 'memberships')
          .select('user_id')
          .where('user_id', '=', leo.userId)
          .execute(),
      ),
    );
    expect(left.flat()).toEqual([]);
    const members = await hub.api('GET', `/api/networks/${owner.networkId}/members`, { token: owner.token });
    expect(JSON.stringify(members.body)).not.toContain(leo.userId);
    const { body: work } = await hub.api('GET', '/api/tasks', { token: owner.token });
    expect(work.tasks).toHaveLength(1);
    expect(await accountOf(leo)).toBeUndefined();
    expect(await auditOf('user_deleted', leo)).toMatchObject({ username: root.username, detail: leo.username });
    expect(await auditOf('member_removed', leo)).toMatchObject({ detail: 'member, with the account' });
    expect((await logIn(leo, leo.password)).status).toBe(401);
    expect((await hub.registerUser(leo.username)).userId).not.toBe(leo.userId);
  });

  test('200: what was sent to them goes too, also in a network that they had left', async () => {
    const leo = await registerMember(hub, root);
    for (const owner of [root, mia]) {
      if (owner === mia) await addTo(hub, mia, leo);
      const place = { network_id: owner.networkId };
      await hub.tool('send_message', { ...place, alias: leo.username, message: 'by name' }, owner.token);
      await hub.tool('send_desktop_message', { ...place, to_username: leo.username, message: 'hi' }, owner.token);
    }
    const left = () => {
      const { reader } = hub.hub.database;
      return Promise.all([
        reader.selectFrom('inbox').select('network_id').where('to_key', '=', leo.userId).execute(),
        reader.selectFrom('inboxes').select('network_id').where('to_key', '=', leo.userId).execute(),
        reader.selectFrom('user_inbox').select('network_id').where('user_id', '=', leo.userId).execute(),
      ]);
    };
    expect((await left()).map((rows) => rows.length >= 2)).toEqual([true, true, true]);
    const path = `/api/networks/${mia.networkId}/members/${leo.userId}`;
    expect((await hub.api('DELETE', path, { token: mia.token })).status).toBe(200);
    expect((await administer('rm', root.token, leo.userId)).status).toBe(200);
    expect(await left()).toEqual([[], [], []]);
  });

  test('409 user_owns_networks: they are named, and nothing has ended', async () => {
    const owner = await hub.registerUser();
    await addTo(hub, owner, mia);
    expect(await administer('rm', root.token)).toMatchObject({
      status: 409,
      body: refused('user_owns_networks', {
        owned_networks: [{ network_id: mia.networkId, network_name: mia.username }],
      }),
    });
    expect(await statusOf(mia.token)).toBe(200);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', () =>
    expectInFlight(hub, root, 'deleteUser', (headers) => administer('rm', root.token, mia.userId, headers)));

  test('422 idempotency_conflict: the same key for another person', async () => {
    const [leo, ida] = [await registerMember(hub, root), await registerMember(hub, root)];
    await expectConflict((headers, other) => administer('rm', root.token, other ? ida.userId : leo.userId, headers));
  });
});

describe('resetPassword, disableUser, enableUser and deleteUser', () => {
  const verbs = ['reset-password', 'disable', 'enable', 'rm'];

  test('404 user_not_found: nobody has this id', async () => {
    for (const verb of verbs) {
      const answer = await administer(verb, root.token, 'u_nobody');
      expect(answer).toMatchObject({ status: 404, body: refused('user not found') });
    }
  });

  test('409 own_account: not on oneself, so that an admin is left', async () => {
    for (const verb of verbs) {
      const answer = await administer(verb, root.token, root.userId);
      expect(answer).toMatchObject({ status: 409, body: refused('own_account') });
    }
    expect(await statusOf(root.token)).toBe(200);
  });

  test('403 admin_required: a person, a node, the node of an admin; and an admin who was disabled meanwhile', async () => {
    const former = await registerAdmin();
    expect((await hub.api('GET', '/api/users', { token: former.token })).status).toBe(200);
    // The hub remembers the token; a disabling that it has not heard of comes to light in the unit.
    await inUnit(hub, (tx) =>
      tx.db.updateTable('users').set({ disabled_at: 1 }).where('user_id', '=', former.userId).execute(),
    );
    for (const verb of verbs) {
      for (const token of [mia.token, mia.networkToken, root.networkToken, former.token]) {
        expect(await administer(verb, token)).toMatchObject({ status: 403, body: refused('admin required') });
      }
    }
    expect((await accountOf(mia)).disabled).toBe(false);
  });

  test('two admins who disable one another at once: one of them stays', async () => {
    const [ann, bob] = [await registerAdmin(), await registerAdmin()];
    const answers = await Promise.all([
      administer('disable', ann.token, bob.userId),
      administer('disable', bob.token, ann.userId),
    ]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const states = [(await accountOf(ann)).disabled, (await accountOf(bob)).disabled];
    expect(states.sort()).toEqual([false, true]);
  });
});

// Only PostgreSQL takes more than one process.
if (testEngine === 'postgres') {
  test('what one hub disables holds on no other after a second, and closes its streams there', async () => {
    const other = await startTestHub({ databaseUrl: hub.databaseUrl });
    const bee = await hub.mintNode(mia, 'bee');
    const away = (token: string) => other.api('GET', '/api/auth/me', { token });
    for (const token of [mia.token, bee]) expect((await away(token)).status).toBe(200);
    const stream = await openSse(other.url, '/events/bee', bee);
    await stream.until(ofType('connected'));
    await administer('disable', root.token);
    await stream.ended;
    other.clock.advance(1_000);
    for (const token of [mia.token, bee]) expect((await away(token)).status).toBe(401);
    await administer('enable', root.token);
    expect((await away(bee)).status).toBe(200);
    await other.close();
  });
}
