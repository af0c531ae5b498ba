import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { changePassword } from '../../src/domain/accounts/change-password.ts';
import { getMe } from '../../src/domain/accounts/get-me.ts';
import { loginUser } from '../../src/domain/accounts/login-user.ts';
import { registerUser } from '../../src/domain/accounts/register-user.ts';
import { updateMe } from '../../src/domain/accounts/update-me.ts';
import { issueApiToken } from '../../src/domain/tokens/issue-api-token.ts';
import { findCaller } from '../../src/domain/tokens/find-caller.ts';
import { goodPassword, openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
beforeEach(async () => {
  hub = await openDomainHub();
});
afterEach(() => hub.close());

const find = (token: string) => findCaller(hub.platform, hub.database.reader, token);
const actions = async () =>
  (await hub.database.reader.selectFrom('audit_log').select('action').orderBy('seq').execute()).map(
    (row) => row.action,
  );

describe('registerUser', () => {
  test('the first user is admin under the milder password rule, the second is judged by the full one', async () => {
    const first = await registerUser(hub.ctx(), { username: 'ann', password: '1234' });
    expect(first.user.role).toBe('admin');
    await expect(registerUser(hub.ctx(), { username: 'bob', password: '1234' })).rejects.toMatchObject({
      code: 'password_too_short',
    });
    await expect(registerUser(hub.ctx(), { username: 'bob', password: 'Password1' })).rejects.toMatchObject({
      code: 'password_too_common',
    });
    const second = await hub.register('bob');
    expect(second.user.role).toBe('user');
    expect(await actions()).toEqual(['register', 'register']);
  });

  test('three characters are too few for the first user too', async () => {
    await expect(registerUser(hub.ctx(), { username: 'ann', password: '123' })).rejects.toMatchObject({
      code: 'password_too_short_first',
    });
  });

  test('of fifty first registrations at once one becomes admin, whatever they chose as password', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) =>
      registerUser(hub.ctx(), { username: `user${index}`, password: index % 2 === 0 ? 'p4ss' : goodPassword }),
    );
    const settled = await Promise.allSettled(attempts);
    const admins = settled.filter((one) => one.status === 'fulfilled' && one.value.user.role === 'admin');
    expect(admins).toHaveLength(1);
    const stored = await hub.database.reader.selectFrom('users').select(['role', 'username']).execute();
    expect(stored.filter((user) => user.role === 'admin')).toHaveLength(1);
    for (const { username, role } of stored) {
      if (role === 'user') expect(Number(username.slice(4)) % 2).toBe(1);
    }
    for (const one of settled) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'password_too_short' });
    }
  });

  test('one of twenty registrations of one name at once wins and leaves one network', async () => {
    await hub.register('ann');
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => hub.register(index % 2 === 0 ? 'Bob' : 'bOB')),
    );
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const networks = await hub.database.reader.selectFrom('networks').select('network_name').execute();
    expect(networks).toHaveLength(2);
  });

  test.each([
    ['a', 'username_too_short'],
    ['字', 'username_too_short'],
    ['x'.repeat(51), 'username_too_long'],
    ['with space', 'username_invalid'],
    ['a/b', 'username_invalid'],
    ['аdmin', 'username_invalid'],
    ['a\u0000b', 'username_invalid'],
    ['smile😀', 'username_invalid'],
  ])('refuses the name %j with %s', async (username, code) => {
    await expect(hub.register(username)).rejects.toMatchObject({ code });
  });

  test.each(['ab', 'x'.repeat(50), 'a_b-9', '张伟', 'ユーザー', '김철수'])('accepts the name %j', async (username) => {
    const { user, networkId, networkToken, token } = await hub.register(username);
    expect(user.username).toBe(username);
    expect(await find(networkToken)).toMatchObject({ kind: 'node', networkId, memberRole: 'owner', nodeId: null });
    expect(await find(token)).toMatchObject({ kind: 'user', networkId: null, username });
  });

  test('a password of 72 bytes counts whole, one of 73 is refused', async () => {
    await hub.register('ann', 'é'.repeat(36));
    await expect(hub.register('bob', 'é'.repeat(36) + 'x')).rejects.toMatchObject({ code: 'password_too_long' });
    await expect(loginUser(hub.ctx(), { username: 'ann', password: 'é'.repeat(36) + 'x' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('loginUser', () => {
  test('each login opens a new session, earlier ones stay valid, names match whatever their case', async () => {
    const { token, networkId } = await hub.register('ann');
    const again = await loginUser(hub.ctx(), { username: 'ANN', password: goodPassword });
    expect(again.networkId).toBe(networkId);
    expect(again.token).not.toBe(token);
    expect(await find(token)).toMatchObject({ username: 'ann' });
  });

  test('unknown user and wrong password are refused and audited alike', async () => {
    await hub.register('ann');
    for (const username of ['ann', 'nobody']) {
      await expect(loginUser(hub.ctx(), { username, password: 'wrong' })).rejects.toMatchObject({
        code: 'invalid_credentials',
        fields: {},
      });
    }
    expect((await actions()).sort()).toEqual(['login_failed', 'login_failed', 'register']);
  });

  test('the fifth failure in a row locks the name for 30 s, the next for twice as long; a success clears it', async () => {
    await hub.register('ann');
    const guess = (password: string) => loginUser(hub.ctx(), { username: 'Ann', password });
    for (let n = 0; n < 5; n += 1) await expect(guess('wrong')).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(guess(goodPassword)).rejects.toMatchObject({
      code: 'login_locked',
      fields: { retry_after_ms: 30_000 },
    });
    hub.clock.advance(30_000);
    await expect(guess('wrong')).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(guess('wrong')).rejects.toMatchObject({ code: 'login_locked', fields: { retry_after_ms: 60_000 } });
    hub.clock.advance(60_000);
    await guess(goodPassword);
    await expect(guess('wrong')).rejects.toMatchObject({ code: 'invalid_credentials' });
    await guess(goodPassword);
    expect((await actions()).filter((action) => action === 'login_rate_limited')).toHaveLength(2);
  });

  test('the lock never holds longer than 15 minutes and holds for unknown names too', async () => {
    const guess = () => loginUser(hub.ctx(), { username: 'nobody', password: 'wrong' });
    for (let n = 0; n < 14; n += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'invalid_credentials' });
      hub.clock.advance(15 * 60_000);
    }
    await expect(guess()).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(guess()).rejects.toMatchObject({ code: 'login_locked', fields: { retry_after_ms: 900_000 } });
  });

  test('forty parallel guesses count no more than the lock allows', async () => {
    await hub.register('ann');
    const settled = await Promise.allSettled(
      Array.from({ length: 40 }, () => loginUser(hub.ctx(), { username: 'ann', password: 'wrong' })),
    );
    const codes = settled.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'in'));
    expect(codes).toContain('login_locked');
    expect(codes).not.toContain('in');
    await expect(loginUser(hub.ctx(), { username: 'ann', password: goodPassword })).rejects.toMatchObject({
      code: 'login_locked',
    });
  });
});

describe('changePassword', () => {
  test('ends all user and legacy tokens, keeps network tokens, returns a fresh login', async () => {
    const { token, networkToken } = await hub.register('ann');
    const other = await loginUser(hub.ctx(), { username: 'ann', password: goodPassword });
    const ctx = await hub.ctxOf(token);
    const api = await issueApiToken(ctx, { name: 'cli' });
    for (const bearer of [other.token, api.token, networkToken]) await hub.ctxOf(bearer);
    const changed = await changePassword(ctx, { oldPassword: goodPassword, newPassword: 'another-good-one' });
    expect(changed.revoked).toBe(2);
    for (const bearer of [token, other.token, api.token]) expect(await find(bearer)).toEqual({ refused: 'invalid' });
    expect(await find(networkToken)).toMatchObject({ kind: 'node' });
    expect(await find(changed.token)).toMatchObject({ kind: 'user', tokenId: changed.tokenId });
    await expect(loginUser(hub.ctx(), { username: 'ann', password: goodPassword })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    expect(await actions()).toContain('password_changed');
  });

  test('refuses a wrong old password and a weak new one without changing anything', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const change = (oldPassword: string, newPassword: string) => changePassword(ctx, { oldPassword, newPassword });
    await expect(change('wrong', 'another-good-one')).rejects.toMatchObject({ code: 'incorrect_current_password' });
    await expect(change(goodPassword, 'short')).rejects.toMatchObject({ code: 'new_password_too_short' });
    await expect(change(goodPassword, 'password123')).rejects.toMatchObject({ code: 'new_password_too_common' });
    await expect(change(goodPassword, 'x'.repeat(73))).rejects.toMatchObject({ code: 'password_too_long' });
    expect(await find(token)).toMatchObject({ kind: 'user' });
  });

  test('of two changes at once one wins', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const settled = await Promise.allSettled(
      ['first-good-one', 'second-good-one'].map((newPassword) =>
        changePassword(ctx, { oldPassword: goodPassword, newPassword }),
      ),
    );
    expect(settled.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('getMe and updateMe', () => {
  test('only given fields change, null clears, nothing given is no error', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    expect(await updateMe(ctx, { displayName: 'Ann', email: 'ann@example.org' })).toMatchObject({
      displayName: 'Ann',
      email: 'ann@example.org',
    });
    expect(await updateMe(ctx, { displayName: null })).toMatchObject({ displayName: null, email: 'ann@example.org' });
    expect(await updateMe(ctx, {})).toMatchObject({ displayName: null, email: 'ann@example.org' });
  });

  test('a network token is at home in its network', async () => {
    const { networkToken, networkId } = await hub.register('ann');
    const me = await getMe(await hub.ctxOf(networkToken));
    expect(me).toMatchObject({ currentNetwork: networkId, user: { username: 'ann' } });
    expect(me.networks).toMatchObject([{ network_id: networkId, member_role: 'owner' }]);
  });
});
