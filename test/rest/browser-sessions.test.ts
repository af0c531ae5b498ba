import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { askForToken, cookieOf, mintForPage, ownPage, signIn } from '../support/browser.ts';
import { testEngine } from '../support/database.ts';
import { refused } from '../support/expect.ts';
import { addMember, fillTokens } from '../support/set-up.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { CallOptions, TestHub, TestUser } from '../support/start-hub.ts';

const path = '/api/auth/browser-session';
const foreign = 'https://elsewhere.example';
const minute = 60_000;
const day = 86_400_000;
let hub: TestHub;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_CORS_ORIGINS: 'https://hub.example' } });
  await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

let address = 0;
/** Each from an address of its own: sign-ins are counted by address. */
const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.1.0.${(address += 1)}` });
const open = (options: CallOptions = {}) =>
  hub.api('POST', path, { ...options, headers: { ...from(), ...options.headers } });
const credentials = () => ({ username: mia.username, password: mia.password });
const end = (cookie?: string, headers = {}) =>
  hub.api('DELETE', path, { headers: { ...(cookie === undefined ? {} : { cookie }), ...headers } });
const statusOf = async (token: string) => (await hub.api('GET', '/api/auth/me', { token })).status;
const listed = async (token: string) =>
  (await hub.api('GET', '/api/auth/tokens', { token })).body.tokens as { token_id: string; name: string }[];

describe('createBrowserSession', () => {
  test('200: name and password set a cookie that no script reads and no other site sends', async () => {
    const answer = await open({ body: credentials() });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, network_id: mia.networkId } });
    expect(answer.body.user).toMatchObject({ user_id: mia.userId, username: mia.username });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^hub_browser=btok_[0-9A-Za-z]{28}; Path=\/api\/auth\/browser-session; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.stringify(answer.body)).not.toContain('btok_');
    expect(await listed(mia.token)).toContainEqual(
      expect.objectContaining({ token_id: answer.body.token_id, name: 'browser-session', scope: 'user' }),
    );
  });

  test('200: a token of the person does too, and the session ends with it', async () => {
    const { body: legacy } = await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: 'pasted' } });
    const cookie = cookieOf(await open({ token: legacy.token }));
    const { body } = await askForToken(hub, cookie);
    expect(await statusOf(body.token)).toBe(200);
    await hub.api('DELETE', `/api/auth/tokens/${legacy.token_id}`, { token: mia.token });
    expect(await askForToken(hub, cookie)).toMatchObject({ status: 401, body: refused('browser_session_required') });
    expect(await statusOf(body.token)).toBe(401);
  });

  test.each([
    ['https at a trusted proxy', { 'x-forwarded-proto': 'https' }],
    ['a page of https', { origin: 'https://hub.example', host: 'hub.example' }],
  ])('200: the cookie stays on https: %s', async (_what, headers) => {
    const { headers: sent } = await fetchWithHost(headers);
    expect(sent).toMatch(/; SameSite=Strict; Secure$/);
  });

  test('401 invalid_credentials: a wrong password and an unknown name', async () => {
    for (const body of [
      { ...credentials(), password: 'not the one' },
      { username: 'nobody', password: 'x' },
    ]) {
      const answer = await open({ body });
      expect(answer).toMatchObject({ status: 401, body: refused('invalid username or password') });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('401 token_required: neither credentials nor a token, nor one that holds', async () => {
    for (const options of [{}, { body: {} }, { token: 'utok_x' }]) {
      expect(await open(options)).toMatchObject({ status: 401, body: refused('token required') });
    }
  });

  test('400 invalid_input: one without the other names the missing one', async () => {
    const { status, body } = await open({ body: { username: mia.username } });
    expect([status, body.details]).toEqual([400, [expect.objectContaining({ path: '/body/password' })]]);
    expect((await open({ body: { password: 'x' } })).body.details).toMatchObject([{ path: '/body/username' }]);
  });

  test('403 user_token_required: a node, a bound token, and the token of a page', async () => {
    const bound = { token: mia.token, body: { name: 'x', network_id: mia.networkId } };
    const { body } = await hub.api('POST', '/api/auth/tokens', bound);
    const page = await mintForPage(hub, await signIn(hub, mia));
    for (const token of [mia.networkToken, body.token, page]) {
      expect(await open({ token })).toMatchObject({ status: 403, body: refused('user_token_required') });
    }
  });

  test('429 login_locked: failures are counted with those of logins', async () => {
    for (let n = 0; n < 3; n += 1) await open({ body: { ...credentials(), password: 'guess' } });
    for (let n = 0; n < 2; n += 1) {
      await hub.api('POST', '/api/auth/login', { headers: from(), body: { ...credentials(), password: 'guess' } });
    }
    expect(await open({ body: credentials() })).toMatchObject({ status: 429, body: refused('login_locked') });
  });

  test('429 rate_limited: ten a minute from one address, logins among them', async () => {
    const headers = from();
    for (let n = 0; n < 5; n += 1) {
      expect((await hub.api('POST', '/api/auth/login', { headers, body: credentials() })).status).toBe(200);
      expect((await hub.api('POST', path, { headers, body: credentials() })).status).toBe(200);
    }
    expect(await hub.api('POST', path, { headers, body: credentials() })).toMatchObject({
      status: 429,
      body: refused('rate_limited'),
    });
    expect((await hub.api('POST', '/api/auth/login', { headers, body: credentials() })).status).toBe(429);
  });

  test('403 origin_not_allowed: a page of another port of this machine plants no session', async () => {
    for (const headers of [{ origin: 'http://127.0.0.1:3000' }, { 'sec-fetch-site': 'same-site' }] as const) {
      const answer = await open({ body: credentials(), headers });
      expect(answer).toMatchObject({ status: 403, body: refused('origin_not_allowed') });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect((await open({ body: credentials(), headers: ownPage(hub) })).status).toBe(200);
  });

  test('a session takes the place of the oldest login, and is audited', async () => {
    await fillTokens(hub, mia, 3);
    expect((await open({ body: credentials() })).status).toBe(200);
    const rows = await hub.hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'target_type'])
      .where('user_id', '=', mia.userId)
      .where('action', 'in', ['browser_session_created', 'token_revoked'])
      .execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['browser_session_created', 'token_revoked']);
  });
});

/** `fetch` does not let a test choose `Host`; the hub is asked for by its public name through the socket. */
async function fetchWithHost(headers: Readonly<Record<string, string>>): Promise<{ headers: string }> {
  const { request } = await import('node:http');
  const body = JSON.stringify(credentials());
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...from(), ...headers };
    const call = request(new URL(path, hub.url), { method: 'POST', headers: all, agent: false }, (response) => {
      response.resume();
      resolve({ headers: String(response.headers['set-cookie']) });
    });
    call.on('error', reject);
    call.end(body);
  });
}

describe('issueBrowserToken', () => {
  test('200: a token of 15 minutes that acts as the person and is not listed', async () => {
    const browser = await signIn(hub, mia);
    const { status, body } = await askForToken(hub, browser.cookie);
    expect([status, body.expires_in_seconds]).toEqual([200, 900]);
    expect(body.token).toMatch(/^utok_/);
    expect((await hub.api('GET', '/api/auth/me', { token: body.token })).body.user.user_id).toBe(mia.userId);
    const ids = (await listed(mia.token)).map(({ token_id }) => token_id);
    expect([ids.includes(browser.tokenId), ids.includes(body.token_id)]).toEqual([true, false]);
    hub.clock.advance(15 * minute - 1);
    expect(await statusOf(body.token)).toBe(200);
    hub.clock.advance(1);
    expect(await hub.api('GET', '/api/auth/me', { token: body.token })).toMatchObject({
      status: 401,
      body: refused('token_expired'),
    });
    expect(await statusOf(await mintForPage(hub, browser))).toBe(200);
  });

  test('401 browser_session_required: no cookie, another token in it, twice the cookie, a lost session', async () => {
    const { cookie } = await signIn(hub, mia);
    const lost = `hub_browser=btok_${'0'.repeat(28)}`;
    for (const sent of [undefined, `hub_browser=${mia.token}`, `${cookie}; ${cookie}`, lost, `x${cookie}`, '=;;=']) {
      expect(await askForToken(hub, sent)).toMatchObject({ status: 401, body: refused('browser_session_required') });
    }
    expect((await askForToken(hub, `a=b; ${cookie}; c`)).status).toBe(200);
  });

  test.each([
    ['no headers of a browser', {}],
    ['no Origin', { 'sec-fetch-site': 'same-origin' }],
    ['no Sec-Fetch-Site', { origin: 'own' }],
    ['another site', { origin: 'own', 'sec-fetch-site': 'cross-site' }],
    ['the same site', { origin: 'own', 'sec-fetch-site': 'same-site' }],
    ['no page', { origin: 'own', 'sec-fetch-site': 'none' }],
    ['a foreign page', { origin: foreign, 'sec-fetch-site': 'same-origin' }],
    ['a page in a sandbox', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-origin' }],
    ['a configured origin that is not the hub', { origin: 'https://hub.example', 'sec-fetch-site': 'same-origin' }],
  ] as [string, Record<string, string>][])('403 origin_not_allowed: %s', async (_what, headers) => {
    const { cookie } = await signIn(hub, mia);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'own' ? new URL(hub.url).origin : value]),
    );
    expect(await askForToken(hub, cookie, sent)).toMatchObject({ status: 403, body: refused('origin_not_allowed') });
    expect((await askForToken(hub, undefined, sent)).status).toBe(403);
  });

  test('the use of its tokens does not keep a session from idling, minting does', async () => {
    const browser = await signIn(hub, mia);
    hub.clock.advance(20 * day);
    const token = await mintForPage(hub, browser);
    hub.clock.advance(14 * minute);
    expect(await statusOf(token)).toBe(200);
    await hub.runJob('record_token_use');
    hub.clock.advance(30 * day - 14 * minute);
    expect((await askForToken(hub, browser.cookie)).status).toBe(200);
    hub.clock.advance(30 * day + 1);
    expect(await askForToken(hub, browser.cookie)).toMatchObject({
      status: 401,
      body: refused('browser_session_required'),
    });
  });

  test('of 51 tokens the first has ended; they take no place among those of the person', async () => {
    const browser = await signIn(hub, mia);
    await fillTokens(hub, mia);
    const tokens: string[] = [];
    for (let n = 0; n < 51; n += 1) {
      tokens.push(await mintForPage(hub, browser));
      hub.clock.advance(1);
    }
    expect(await Promise.all([tokens[0]!, tokens[1]!, tokens[50]!].map(statusOf))).toEqual([401, 200, 200]);
  });

  test('ended tokens are deleted after a day', async () => {
    const browser = await signIn(hub, mia);
    await mintForPage(hub, browser);
    const count = async () => {
      const rows = hub.hub.database.reader.selectFrom('tokens').select('token_id');
      return (await rows.where('parent_id', '=', browser.tokenId).execute()).length;
    };
    hub.clock.advance(15 * minute + day);
    await hub.runJob('purge_browser_tokens');
    expect(await count()).toBe(1);
    hub.clock.advance(1);
    await hub.runJob('purge_browser_tokens');
    expect(await count()).toBe(0);
  });

  test('a session that ends while it mints leaves no token behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = await signIn(hub, await hub.registerUser());
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => askForToken(hub, browser.cookie)),
        end(browser.cookie),
        ...[4, 5].map(() => askForToken(hub, browser.cookie)),
      ]);
      expect(answers[3]?.status).toBe(200);
      const minted = answers.flatMap(({ body }) => (body.token === undefined ? [] : [body.token as string]));
      expect(new Set(await Promise.all(minted.map(statusOf)))).toEqual(new Set(minted.length === 0 ? [] : [401]));
    }
  });
});

describe('the sessions of a person in the list of tokens', () => {
  test('each is marked, and so is the one that asks, by itself or by its page', async () => {
    const [first, second] = [await signIn(hub, mia), await signIn(hub, mia)];
    await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: 'browser-session' } });
    const marked = async (token: string) => {
      const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token })).body;
      const of = (mark: string) =>
        tokens.filter((row: Record<string, unknown>) => row[mark]).map((row: { token_id: string }) => row.token_id);
      return { sessions: of('browser_session').sort(), current: of('current') };
    };
    const sessions = [first.tokenId, second.tokenId].sort();
    expect(await marked(await mintForPage(hub, second))).toEqual({ sessions, current: [second.tokenId] });
    const byLogin = await marked(mia.token);
    expect([byLogin.sessions, byLogin.current.length]).toEqual([sessions, 1]);
    expect(sessions).not.toContain(byLogin.current[0]);
  });

  test('a session that a token opened is not that token', async () => {
    const { body } = await open({ token: mia.token });
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: mia.token })).body;
    const own = tokens.find(({ token_id }: { token_id: string }) => token_id === body.token_id);
    expect(own).toMatchObject({ browser_session: true, current: false });
  });
});

describe('deleteBrowserSession', () => {
  test('200: ends the session, its tokens and their streams at once, and deletes the cookie', async () => {
    const browser = await signIn(hub, mia);
    const token = await mintForPage(hub, browser);
    const stream = await openSse(hub.url, `/events/network/${mia.networkId}`, token);
    await stream.until(({ data }) => data?.type === 'connected');
    const other = await signIn(hub, mia);
    const begin = performance.now();
    const answer = await end(browser.cookie);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers.get('set-cookie')).toMatch(/^hub_browser=; Path=\/api\/auth\/browser-session; Max-Age=0;/);
    expect(await statusOf(token)).toBe(401);
    await stream.ended;
    expect(performance.now() - begin).toBeLessThan(1_000);
    expect((await askForToken(hub, browser.cookie)).status).toBe(401);
    expect((await listed(mia.token)).map(({ token_id }) => token_id)).not.toContain(browser.tokenId);
    expect((await askForToken(hub, other.cookie)).status).toBe(200);
    expect(await statusOf(mia.token)).toBe(200);
  });

  test('401 browser_session_required: without a session, and once more', async () => {
    const { cookie } = await signIn(hub, mia);
    expect((await end(cookie, ownPage(hub))).status).toBe(200);
    for (const sent of [cookie, undefined]) {
      expect(await end(sent)).toMatchObject({ status: 401, body: refused('browser_session_required') });
    }
  });

  test('403 origin_not_allowed: no other page signs a person out', async () => {
    const { cookie } = await signIn(hub, mia);
    for (const headers of [{ origin: 'http://localhost:1' }, { 'sec-fetch-site': 'same-site' }]) {
      expect(await end(cookie, headers)).toMatchObject({ status: 403, body: refused('origin_not_allowed') });
    }
    expect((await askForToken(hub, cookie)).status).toBe(200);
  });
});

describe('what ends other logins ends browser sessions', () => {
  const dead = async (browser: { cookie: string }, page: string) =>
    [(await askForToken(hub, browser.cookie)).status, await statusOf(page)].join();

  test('revocation of the session, by its record', async () => {
    const browser = await signIn(hub, mia);
    const page = await mintForPage(hub, browser);
    const revoked = await hub.api('DELETE', `/api/auth/tokens/${browser.tokenId}`, { token: mia.token });
    expect([revoked.status, await dead(browser, page)]).toEqual([200, '401,401']);
  });

  test('a new password', async () => {
    const browser = await signIn(hub, mia);
    const page = await mintForPage(hub, browser);
    const change = { old_password: mia.password, new_password: 'fern-Comet-91' };
    const changed = await hub.api('POST', '/api/auth/password', { token: mia.token, body: change });
    // The session, and not the tokens that it minted.
    expect(changed.body.revoked).toBe(1);
    expect(await dead(browser, page)).toBe('401,401');
  });

  test('a login that makes room for another takes along what it opened', async () => {
    hub.clock.advance(1);
    const cookie = cookieOf(await open({ token: mia.token }));
    const page = (await askForToken(hub, cookie)).body.token;
    hub.clock.advance(1);
    await fillTokens(hub, mia);
    await hub.api('POST', '/api/auth/login', { headers: from(), body: credentials() });
    expect([await statusOf(mia.token), await dead({ cookie }, page)]).toEqual([401, '401,401']);
  });

  // On SQLite there is one process.
  if (testEngine === 'postgres') {
    test('another hub on the same database refuses calls within a second and ends streams within five', async () => {
      const second = await startTestHub({ databaseUrl: hub.databaseUrl, overrides: { clock: undefined } });
      const browser = await signIn(hub, mia);
      const page = await mintForPage(hub, browser);
      const bob = await hub.registerUser();
      await addMember(hub, mia, bob, 'viewer');
      const stream = await openSse(second.url, `/events/network/${mia.networkId}`, page);
      await stream.until(({ data }) => data?.type === 'connected');
      const there = async () => (await second.api('GET', '/api/auth/me', { token: page })).status;
      expect(await there()).toBe(200);
      const begin = performance.now();
      await end(browser.cookie);
      while ((await there()) === 200) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(performance.now() - begin).toBeLessThan(1_000);
      await stream.ended;
      expect(performance.now() - begin).toBeLessThan(5_000);
      expect((await askForToken(second, browser.cookie)).status).toBe(401);
      await second.close();
    }, 15_000);
  }
});

describe('a hub behind a proxy that changes Host', () => {
  test('pages of HUB_PUBLIC_ORIGIN are its own', async () => {
    const proxied = await startTestHub({ settings: { HUB_PUBLIC_ORIGIN: 'https://agents.example' } });
    const user = await proxied.registerUser();
    const page = { origin: 'https://agents.example', 'sec-fetch-site': 'same-origin' };
    const { username, password } = user;
    const answer = await proxied.api('POST', path, { body: { username, password }, headers: page });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect((await askForToken(proxied, cookieOf(answer), page)).status).toBe(200);
    expect((await askForToken(proxied, cookieOf(answer), { ...page, origin: foreign })).status).toBe(403);
    await proxied.close();
  });
});
