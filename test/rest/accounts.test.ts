import { availableParallelism } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
import { hashesAtOnce } from '../../src/platform/passwords.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const password = 'correct-horse-battery';
const master = 'master-secret';
const proxy = { HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_AUTH_TOKEN: master };
const from = (ip: string) => ({ 'x-forwarded-for': ip });
let hub: TestHub;

/** Takes the account from under a token that this process remembers. */
const deleteUser = (userId: string) =>
  hub.hub.database.transaction(async (unit) => {
    await unit.db.deleteFrom('memberships').where('user_id', '=', userId).execute();
    await unit.db.deleteFrom('users').where('user_id', '=', userId).execute();
  });

describe('registerUser', () => {
  beforeEach(async () => {
    hub = await startTestHub({ settings: proxy });
  });
  afterEach(() => hub.close());
  const register = (body: unknown, headers = {}) => hub.api('POST', '/api/auth/register', { body, headers });

  test('200: the first user is admin and gets a network of the same name with its token', async () => {
    const { status, body } = await register({ username: 'mia', password: '1234', email: 'mia@example.org' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: 'mia', role: 'admin', email: 'mia@example.org', display_name: null });
    const networks = await hub.api('GET', '/api/networks', { token: body.network_token });
    expect(networks.body.networks).toMatchObject([
      { network_id: body.network_id, network_name: 'mia', owner_id: body.user.user_id, member_role: 'owner' },
    ]);
    expect(JSON.stringify(body)).not.toContain('hash');
  });

  test('200: a CJK name, a display name, the role of everybody else', async () => {
    await hub.registerUser();
    const { body } = await register({ username: '张伟', password, display_name: '伟' });
    expect(body.user).toMatchObject({ username: '张伟', display_name: '伟', role: 'user' });
  });

  test.each([
    ['400 username_too_short: one character', { username: 'a' }, 'username must be at least 2 characters'],
    ['400 username_too_short: absent', {}, 'username must be at least 2 characters'],
    ['400 username_too_long: 51 characters', { username: 'x'.repeat(51) }, 'username too long (max 50)'],
    ['400 username_invalid: a blank', { username: 'a b' }, 'username contains invalid characters'],
    ['400 username_invalid: a look-alike letter', { username: 'аdmin' }, 'username contains invalid characters'],
    ['400 username_taken: in another case', { username: 'MIA' }, 'username already taken'],
    [
      '400 password_too_short: 7 characters',
      { username: 'bob', password: '1234567' },
      'password must be at least 8 characters',
    ],
    ['400 password_too_common: on the list', { username: 'bob', password: 'Password123' }, 'password is too common'],
    [
      '400 password_too_common: the user name, in another case',
      { username: 'Bob-Builder', password: 'bOB-buildeR' },
      'password is too common',
    ],
    [
      '400 password_too_long: 73 bytes',
      { username: 'bob', password: 'é'.repeat(36) + 'x' },
      'password too long (max 72 bytes)',
    ],
    ['400 invalid_input: a number as name', { username: 5 }, 'invalid input'],
  ])('%s', async (_title, fields, error) => {
    await hub.registerUser('mia');
    const { status, body } = await register({ password, ...fields });
    expect([status, body.ok, body.error]).toEqual([400, false, error]);
    expect((await hub.hub.database.reader.selectFrom('users').selectAll().execute()).length).toBe(1);
  });

  test('200: the first user may take its name as password', async () => {
    expect((await register({ username: 'founders', password: 'founders' })).status).toBe(200);
  });

  test('400 password_too_short_first: three characters', async () => {
    const { status, body } = await register({ username: 'mia', password: '123' });
    expect([status, body.error]).toEqual([400, 'password must be at least 4 characters']);
  });

  test('400 invalid_json: cut off', async () => {
    expect(await register('{"username":')).toMatchObject({ status: 400, body: { error: 'invalid JSON' } });
  });

  test('413 payload_too_large: over 1 MiB', async () => {
    const { status, body } = await register({ username: 'mia', password: 'x'.repeat(1_100_000) });
    expect([status, body.error, body.limit_bytes]).toEqual([413, 'payload_too_large', 1_048_576]);
  });

  test('415 unsupported_media_type: a form', async () => {
    const { status, body } = await register('username=mia', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([status, body.error]).toEqual([415, 'unsupported_media_type']);
  });

  test('429 too_many_requests: the 31st in a minute from one address; localhost is exempt', async () => {
    for (let n = 0; n < 30; n += 1) await register({ username: 'a' }, from('203.0.113.1'));
    const refused = await register({ username: 'mia', password }, from('203.0.113.1'));
    expect([refused.status, refused.body.error]).toEqual([429, 'too many requests, try again later']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await register({ username: 'mia', password }, from('203.0.113.2'))).status).toBe(200);
    for (let n = 0; n < 31; n += 1) expect((await register({ username: 'a' })).status).toBe(400);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const answer = await hub.api('POST', '/api/auth/register', { token: master, body: { username: 'mia', password } });
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid token']);
  });
});

describe('loginUser', () => {
  beforeEach(async () => {
    hub = await startTestHub({ settings: proxy });
  });
  afterEach(() => hub.close());
  let address = 0;
  /** Every call from an address of its own, unless one is given. */
  const login = (body: unknown, ip = `198.51.100.${(address += 1)}`) =>
    hub.api('POST', '/api/auth/login', { body, headers: from(ip) });

  test('200: a new token on every login, the earlier one stays valid', async () => {
    const mia = await hub.registerUser('mia');
    const { status, body } = await login({ username: 'Mia', password: mia.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { username: 'mia' }, network_id: mia.networkId });
    expect(body.token).not.toBe(mia.token);
    for (const token of [mia.token, body.token]) {
      expect((await hub.api('GET', '/api/auth/me', { token })).status).toBe(200);
    }
  });

  test('401 invalid_credentials: unknown user and wrong password answer alike', async () => {
    const mia = await hub.registerUser('mia');
    const answers = [
      await login({ username: 'mia', password: 'wrong' }),
      await login({ username: 'nobody', password: mia.password }),
      await login({ username: 'mia', password: `${'x'.repeat(72)}more` }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([401, answers[0]?.body]);
      expect(body.error).toBe('invalid username or password');
    }
    const audit = await hub.hub.database.reader.selectFrom('audit_log').select('action').execute();
    expect(audit.filter(({ action }) => action === 'login_failed')).toHaveLength(3);
  });

  test('400 invalid_input: no password', async () => {
    expect(await login({ username: 'mia' })).toMatchObject({ status: 400, body: { error: 'invalid input' } });
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const answer = await hub.api('POST', '/api/auth/login', { token: master, body: { username: 'mia', password } });
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid token']);
  });

  test('429 login_locked: after five failures in a row, right password or not', async () => {
    const mia = await hub.registerUser('mia');
    for (let n = 0; n < 5; n += 1) await login({ username: 'mia', password: 'wrong' });
    const locked = await login({ username: 'mia', password: mia.password });
    expect([locked.status, locked.body.error, locked.body.retry_after_ms]).toEqual([429, 'login_locked', 30_000]);
    expect(locked.headers.get('retry-after')).toBe('30');
    hub.clock.advance(30_000);
    expect((await login({ username: 'mia', password: mia.password })).status).toBe(200);
  });

  test('429 rate_limited: the 11th in a minute from one address', async () => {
    const mia = await hub.registerUser('mia');
    for (let n = 0; n < 10; n += 1) {
      expect((await login({ username: 'mia', password: mia.password }, '203.0.113.9')).status).toBe(200);
    }
    const refused = await login({ username: 'mia', password: mia.password }, '203.0.113.9');
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect(refused.body.message).toEqual(expect.any(String));
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(refused.body.retry_after_ms / 1000)));
  });

  test('429 rate_limited: the log tells of an address once in a window, not of every try', async () => {
    for (let n = 0; n < 14; n += 1) await login({ username: `nobody-${n}`, password: 'wrong' }, '203.0.113.10');
    await login({ username: 'nobody', password: 'wrong' }, '203.0.113.11');
    const rows = await hub.hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'username', 'ip'])
      .where('ip', 'in', ['203.0.113.10', '203.0.113.11'])
      .where('action', '=', 'login_rate_limited')
      .execute();
    expect(rows).toEqual([{ action: 'login_rate_limited', username: null, ip: '203.0.113.10' }]);
  });
});

describe('getMe', () => {
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  });
  afterAll(() => hub.close());
  const getMe = (token?: string) => hub.api('GET', '/api/auth/me', { token });

  test('200: a user token', async () => {
    const mia = await hub.registerUser();
    const { status, body } = await getMe(mia.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { user_id: mia.userId },
      networks: [
        {
          network_id: mia.networkId,
          network_name: mia.username,
          member_role: 'owner',
          agent_access: 'all',
          task_access: 'all',
        },
      ],
      current_network: mia.networkId,
    });
  });

  test('200: a network token is at home in its network', async () => {
    const mia = await hub.registerUser();
    await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    const { body } = await getMe(mia.networkToken);
    expect(body).toMatchObject({ user: { user_id: mia.userId }, current_network: mia.networkId });
    expect(body.networks).toHaveLength(1);
    expect((await getMe(mia.token)).body).toMatchObject({ current_network: null });
  });

  test('200: network_id names the network that the client works in', async () => {
    const mia = await hub.registerUser();
    const lab = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    const path = `/api/auth/me?network_id=${lab.body.network_id}`;
    expect((await hub.api('GET', path, { token: mia.token })).body.current_network).toBe(lab.body.network_id);
    expect((await hub.api('GET', path, { token: mia.networkToken })).body.current_network).toBe(mia.networkId);
  });

  test('403 access_denied: network_id names a foreign network', async () => {
    await hub.registerUser();
    const [mia, bob] = [await hub.registerUser(), await hub.registerUser()];
    const answer = await hub.api('GET', `/api/auth/me?network_id=${bob.networkId}`, { token: mia.token });
    expect([answer.status, answer.body.error]).toEqual([403, 'access_denied']);
  });

  test('404 user_not_found: the account is gone', async () => {
    const mia = await hub.registerUser();
    expect((await getMe(mia.token)).status).toBe(200);
    await deleteUser(mia.userId);
    const { status, body } = await getMe(mia.token);
    expect([status, body.error]).toEqual([404, 'user not found']);
  });

  test('401 auth_master_read_only: nobody stands behind the master token', async () => {
    const { status, body } = await getMe(master);
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });

  test('401 token_required: no token', async () => {
    const { status, body, headers } = await getMe();
    expect([status, body.error]).toEqual([401, 'token required']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test('401 invalid_token: malformed and unknown', async () => {
    for (const token of ['nonsense', 'utok_0000000000000000000000000000']) {
      expect(await getMe(token)).toMatchObject({ status: 401, body: { error: 'invalid token' } });
    }
  });

  test('401 token_expired: 30 days after the last use', async () => {
    const mia = await hub.registerUser();
    hub.clock.advance(30 * 86_400_000);
    expect((await getMe(mia.token)).status).toBe(200);
    hub.clock.advance(30 * 86_400_000 + 1);
    expect(await getMe(mia.token)).toMatchObject({ status: 401, body: { error: 'token_expired' } });
  });
});

describe('updateMe', () => {
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  });
  afterAll(() => hub.close());
  const update = (token: string | undefined, body: unknown) => hub.api('PUT', '/api/auth/me', { token, body });

  test('200: only the sent fields change; none is no error', async () => {
    const { token } = await hub.registerUser();
    const first = await update(token, { display_name: 'Mia', email: 'not an address' });
    expect(first).toMatchObject({ status: 200, body: { user: { display_name: 'Mia', email: 'not an address' } } });
    expect((await update(token, { email: null })).body.user).toMatchObject({ display_name: 'Mia', email: null });
    expect((await update(token, {})).body.user).toMatchObject({ display_name: 'Mia', email: null });
  });

  test('400 invalid_json: broken', async () => {
    const { token } = await hub.registerUser();
    expect(await update(token, '{')).toMatchObject({ status: 400, body: { error: 'invalid JSON' } });
  });

  test('400 invalid_input: a number as name', async () => {
    const { token } = await hub.registerUser();
    const { status, body } = await update(token, { display_name: 7 });
    expect([status, body.error]).toEqual([400, 'invalid input']);
    expect(body.details.length).toBeGreaterThan(0);
  });

  test('404 user_not_found: the account is gone', async () => {
    const mia = await hub.registerUser();
    await hub.api('GET', '/api/auth/me', { token: mia.token });
    await deleteUser(mia.userId);
    const { status, body } = await update(mia.token, { email: 'x' });
    expect([status, body.error]).toEqual([404, 'user not found']);
  });

  test('403 user_token_required: a node does not rename its owner', async () => {
    const mia = await hub.registerUser();
    const { status, body } = await update(mia.networkToken, { display_name: 'Robot' });
    expect([status, body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await update(master, {})).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  const keyed = (token: string, key: string, display_name: string) =>
    hub.api('PUT', '/api/auth/me', { token, body: { display_name }, headers: { 'idempotency-key': key } });

  test('422 idempotency_conflict: the same key with another name', async () => {
    const { token } = await hub.registerUser();
    await keyed(token, 'k1', 'Mia');
    expect((await keyed(token, 'k1', 'Mia')).body).toMatchObject({ ok: true, idempotent_replay: true });
    const { status, body } = await keyed(token, 'k1', 'Bob');
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    const mia = await hub.registerUser();
    await openKey(hub, mia, 'updateMe', 'k2');
    const { status, body } = await keyed(mia.token, 'k2', 'Mia');
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
  });

  test('401 token_required: no token comes before a bad body', async () => {
    expect(await update(undefined, '{')).toMatchObject({ status: 401, body: { error: 'token required' } });
  });

  test('401 invalid_token: unknown', async () => {
    expect(await update('utok_x', {})).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });
});

describe('changePassword', () => {
  beforeEach(async () => {
    hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  });
  afterEach(() => hub.close());
  const change = (token: string | undefined, old_password: string, new_password: string) =>
    hub.api('POST', '/api/auth/password', { token, body: { old_password, new_password } });
  const status = async (token: string) => (await hub.api('GET', '/api/auth/me', { token })).status;

  test('200: all logins end, network tokens stay, a fresh token comes back', async () => {
    const mia = await hub.registerUser('mia');
    const again = await hub.api('POST', '/api/auth/login', { body: { username: 'mia', password: mia.password } });
    const api = await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: 'cli' } });
    const answer = await change(mia.token, mia.password, password);
    expect(answer).toMatchObject({ status: 200, body: { ok: true, revoked: 2 } });
    for (const token of [mia.token, again.body.token, api.body.token]) expect(await status(token)).toBe(401);
    for (const token of [mia.networkToken, answer.body.token]) expect(await status(token)).toBe(200);
    const old = await hub.api('POST', '/api/auth/login', { body: { username: 'mia', password: mia.password } });
    expect(old.status).toBe(401);
    const fresh = await hub.api('POST', '/api/auth/login', { body: { username: 'mia', password } });
    expect(fresh.status).toBe(200);
  });

  test.each([
    ['400 new_password_too_short: 7 characters', undefined, '1234567', 'new password must be at least 8 characters'],
    [
      '400 new_password_too_common: no exemption for the first user',
      undefined,
      'password1',
      'new password is too common',
    ],
    ['400 password_too_long: 73 bytes', undefined, 'x'.repeat(73), 'password too long (max 72 bytes)'],
    ['400 incorrect_current_password: wrong', 'wrong', password, 'incorrect current password'],
  ])('%s', async (_title, old, fresh, error) => {
    const mia = await hub.registerUser();
    const answer = await change(mia.token, old ?? mia.password, fresh);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await status(mia.token)).toBe(200);
  });

  test('400 new_password_too_common: the user name', async () => {
    const mia = await hub.registerUser('mia-of-the-hub');
    const answer = await change(mia.token, mia.password, 'Mia-of-the-HUB');
    expect([answer.status, answer.body.error]).toEqual([400, 'new password is too common']);
  });

  test('400 user_not_found: the account is gone', async () => {
    const mia = await hub.registerUser();
    expect(await status(mia.token)).toBe(200);
    await deleteUser(mia.userId);
    const answer = await change(mia.token, mia.password, password);
    expect([answer.status, answer.body.error]).toEqual([400, 'user not found']);
  });

  test('403 user_token_required: a node', async () => {
    const mia = await hub.registerUser();
    const answer = await change(mia.networkToken, mia.password, password);
    expect([answer.status, answer.body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await change(master, 'a', 'b')).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('401 token_required: no token', async () => {
    expect(await change(undefined, 'a', 'b')).toMatchObject({ status: 401, body: { error: 'token required' } });
  });
});

describe('registerUser, loginUser, createBrowserSession, changePassword and resetPassword with a full queue of passwords', () => {
  let mia: TestUser;
  beforeEach(async () => {
    hub = await startTestHub({ settings: { HUB_BCRYPT_COST: '10' } });
    mia = await hub.registerUser('mia');
  });
  afterEach(() => hub.close());

  test.each([
    ['429 too_busy: register', '/api/auth/register', { username: 'bob', password }],
    ['429 too_busy: login of a user', '/api/auth/login', { username: 'mia', password }],
    ['429 too_busy: login of nobody', '/api/auth/login', { username: 'nobody', password }],
    ['429 too_busy: sign-in of a browser', '/api/auth/browser-session', { username: 'mia', password }],
    ['429 too_busy: password change', '/api/auth/password', { old_password: 'x', new_password: password }],
    ['429 too_busy: reset by an admin', '/api/users/LEO/reset-password', undefined],
  ])('%s', async (_title, place, body) => {
    const { passwords } = hub.hub.platform;
    const leo = await hub.registerUser('leo');
    const path = place.replace('LEO', leo.userId);
    // The first one waits for the hash that it compares with.
    await passwords.verifyNothing('x');
    const full = 50 + hashesAtOnce(availableParallelism());
    const queue = Array.from({ length: full }, () => passwords.verifyNothing('x'));
    const answer = await hub.api('POST', path, { token: mia.token, body });
    expect([answer.status, answer.body.error]).toEqual([429, 'too_busy']);
    expect(answer.headers.get('retry-after')).toBe('1');
    await Promise.all(queue);
  });
});
