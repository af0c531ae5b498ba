import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '../../generated/routes.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

type Headers = Readonly<Record<string, string>>;

/** What a browser sends, header by header: `fetch` would set some of them itself. */
function send(
  url: string,
  method: string,
  path: string,
  headers: Headers,
  body = '',
): Promise<{ status: number; body: Loose }> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        // A stream that was let in does not end by itself.
        if (String(response.headers['content-type']).startsWith('text/event-stream')) call.destroy();
      });
      response.on('error', () => undefined);
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: text.startsWith('{') && text.endsWith('}') ? JSON.parse(text) : text,
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const foreign = 'https://elsewhere.example';
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const refusal = (error: string) => ({
  status: 403,
  body: { ok: false, error, message: expect.stringContaining('HUB_CORS_ORIGINS') },
});
const json = { 'content-type': 'application/json' };
const account = JSON.stringify({ username: 'mallory', password: 'mallory-takes-it' });
const form =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhi\r\n--x--\r\n';
const formType = { 'content-type': 'multipart/form-data; boundary=x' };

describe('a hub on loopback', () => {
  let hub: TestHub;
  let user: TestUser;
  beforeAll(async () => {
    hub = await startTestHub();
    user = await hub.registerUser();
  });
  afterAll(() => hub.close());

  const everywhere = [
    ...routes.map(({ operationId, method, path }) => [operationId, method, path.replaceAll(/\{[^}]+\}/g, 'absent')]),
    ['a published document', 'GET', '/openapi.json'],
    ['an unknown path', 'GET', '/nothing/here'],
    ['an unknown method', 'DELETE', '/mcp'],
    ['a preflight of nobody known', 'OPTIONS', '/api/status'],
  ] as [string, string, string][];

  test.each(everywhere)('403 for a foreign page and a foreign host name: %s', async (_what, method, path) => {
    const known = bearer(user.token);
    expect(await send(hub.url, method, path, { ...known, origin: foreign })).toMatchObject(
      refusal('origin_not_allowed'),
    );
    expect(await send(hub.url, method, path, { origin: 'null' })).toMatchObject(refusal('origin_not_allowed'));
    expect(await send(hub.url, method, path, { ...known, host: 'rebound.example' })).toMatchObject(
      refusal('host_not_allowed'),
    );
  });

  test.each([
    ['its own page', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['a page of this machine', { origin: 'http://127.0.0.1:3000' }],
    ['a program', {}],
    [
      'a link that a person follows',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
  ] as [string, Headers][])('200 for %s', async (_what, headers) => {
    expect((await send(hub.url, 'GET', '/api/auth/me', { ...bearer(user.token), ...headers })).status).toBe(200);
  });

  test.each([
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ] as [string, Headers][])('403 for %s of a foreign page', async (_what, headers) => {
    const sent = { ...bearer(user.token), 'sec-fetch-site': 'cross-site', ...headers };
    expect(await send(hub.url, 'GET', '/api/auth/me', sent)).toMatchObject(refusal('origin_not_allowed'));
  });

  test('403: a form of a foreign page, which needs no preflight, uploads nothing', async () => {
    const sent = { ...bearer(user.networkToken), ...formType };
    for (const page of [{ origin: foreign }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }] as Headers[]) {
      const navigates = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      expect(await send(hub.url, 'POST', '/api/upload', { ...sent, ...page, ...navigates }, form)).toMatchObject(
        refusal('origin_not_allowed'),
      );
    }
    const files = await hub.hub.database.reader.selectFrom('files').select('file_id').execute();
    expect(files).toEqual([]);
    expect((await send(hub.url, 'POST', '/api/upload', sent, form)).status).toBe(200);
  });

  test('403: no stream is opened for a foreign page', async () => {
    for (const path of [`/events/${user.username}`, '/events/users/me', `/events/network/${user.networkId}`]) {
      expect(await send(hub.url, 'GET', path, { ...bearer(user.token), origin: foreign })).toMatchObject(
        refusal('origin_not_allowed'),
      );
      const query = `${path}?token=${user.token}`;
      expect(await send(hub.url, 'GET', query, { origin: foreign })).toMatchObject(refusal('origin_not_allowed'));
    }
    expect((await hub.api('GET', '/api/stats/sse', { token: user.token })).body).toMatchObject({ total: 0 });
  });
});

describe('a fresh hub on loopback', () => {
  test('no page takes the first account: it is there for the person who starts the hub', async () => {
    const hub = await startTestHub();
    const register = (headers: Headers) =>
      send(hub.url, 'POST', '/api/auth/register', { ...json, ...headers }, account);
    expect(await register({ origin: foreign })).toMatchObject(refusal('origin_not_allowed'));
    expect(await register({ 'sec-fetch-site': 'cross-site' })).toMatchObject(refusal('origin_not_allowed'));
    expect(await register({ origin: 'http://rebound.example', host: 'rebound.example' })).toMatchObject(
      refusal('host_not_allowed'),
    );
    const root = await hub.registerUser('root');
    expect((await hub.api('GET', '/api/auth/me', { token: root.token })).body.user).toMatchObject({ role: 'admin' });
    await hub.close();
  });
});

describe('open development mode', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_DEV_OPEN: '1', HUB_CORS_ORIGINS: 'http://localhost:5173' } });
    await hub.registerUser('root');
  });
  afterAll(() => hub.close());

  test.each([
    ['a foreign page', { origin: foreign }],
    ['a page in a sandbox', { origin: 'null' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:3000' }],
    ['a picture of such a page', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ] as [string, Headers][])('403 for %s: it would act as the system admin', async (_what, headers) => {
    expect(await send(hub.url, 'GET', '/api/users', headers)).toMatchObject(refusal('origin_not_allowed'));
    const minted = await send(hub.url, 'POST', '/api/auth/tokens', { ...json, ...headers }, '{"name":"mine"}');
    expect(minted).toMatchObject(refusal('origin_not_allowed'));
  });

  test('200 for its own page, a configured one and programs', async () => {
    const { host } = new URL(hub.url);
    for (const headers of [{ origin: `http://${host}`, host }, { origin: 'http://localhost:5173' }, {}] as Headers[]) {
      expect((await send(hub.url, 'GET', '/api/users', headers)).status).toBe(200);
    }
  });
});

describe('behind a proxy of the same machine', () => {
  test('200 under the public name, once its origin is configured', async () => {
    const hub = await startTestHub({ settings: { HUB_CORS_ORIGINS: 'https://hub.example' } });
    const user = await hub.registerUser();
    const passed = { ...bearer(user.token), host: 'hub.example' };
    for (const headers of [passed, { ...passed, origin: 'https://hub.example' }]) {
      expect((await send(hub.url, 'GET', '/api/auth/me', headers)).status).toBe(200);
    }
    expect((await send(hub.url, 'GET', '/api/auth/me', { ...passed, origin: foreign })).status).toBe(403);
    await hub.close();
  });
});

describe('a hub on a public address', () => {
  test('any host name is served, a foreign page is not; a page that TLS proved to be of that name is', async () => {
    const hub = await startTestHub({ settings: { HUB_HOST: '0.0.0.0' } });
    const url = hub.url.replace('0.0.0.0', '127.0.0.1');
    const me = (headers: Headers) => send(url, 'GET', '/livez', { host: 'hub.example', ...headers });
    expect((await me({})).status).toBe(200);
    expect((await me({ origin: 'https://hub.example' })).status).toBe(200);
    expect(await me({ origin: foreign })).toMatchObject(refusal('origin_not_allowed'));
    expect(await me({ origin: 'http://hub.example' })).toMatchObject(refusal('origin_not_allowed'));
    await hub.close();
  });
});
