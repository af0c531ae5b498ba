import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cookieOf } from '../support/browser.ts';
import { makeConsoleFolder } from '../support/console-folder.ts';
import type { ConsoleFolder } from '../support/console-folder.ts';
import { refused } from '../support/expect.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** As it travels: fetch would undo the coding and tidy the path. */
function get(hub: TestHub, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { hostname, port } = new URL(hub.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const script = '/ui/assets/app-1a2b3c4d.js';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types dompurify";
const guards = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
let built: ConsoleFolder;
let hub: TestHub;
const start = (settings: Record<string, string> = {}, consoleFolder = built.folder): Promise<TestHub> =>
  startTestHub({ settings, overrides: { consoleFolder } });
beforeAll(async () => {
  built = makeConsoleFolder();
  hub = await start();
});
afterAll(async () => {
  await hub.close();
  built.remove();
});

describe('the console', () => {
  test.each(['/ui', '/ui/', '/ui/agents/build.bot', '/ui/tasks/t_1?status=failed', '/ui/assets', '/ui/%E5%AE%89'])(
    '200: %s is the page, with its guards',
    async (path) => {
      const { status, headers, bytes } = await get(hub, path);
      expect([status, headers]).toEqual([200, expect.objectContaining(guards)]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
      const html = bytes.toString();
      expect(html).toContain('<meta name="hub-base" content="" />');
      expect(html).toContain('src="/ui/assets/app-1a2b3c4d.js"');
      expect(html).toContain('href="/ui/icon.svg"');
      expect(html).not.toContain('"./');
    },
  );

  test('304: the page is asked for again by its tag', async () => {
    const { headers } = await get(hub, '/ui', { 'accept-encoding': 'br' });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    const known = await get(hub, '/ui/fleet', again);
    expect([known.status, known.bytes.length, known.headers['content-security-policy']]).toEqual([304, 0, policy]);
    expect((await get(hub, '/ui', { ...again, 'if-none-match': '"0"' })).status).toBe(200);
  });

  test('200: files named by their content are kept for ever, others are asked for again', async () => {
    const lasting = 'public, max-age=31536000, immutable';
    expect((await get(hub, script)).headers).toMatchObject({
      'cache-control': lasting,
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(hub, '/ui/assets/app-5e6f7a8b.css')).headers['cache-control']).toBe(lasting);
    expect((await get(hub, '/ui/icon.svg')).headers).toMatchObject({ 'cache-control': 'no-cache', ...guards });
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const)('200: Accept-Encoding %j gets %j, made by the build or on demand', async (accepted, coding, plain) => {
    for (const name of ['assets/app-1a2b3c4d.js', 'assets/app-5e6f7a8b.css']) {
      const got = await get(hub, `/ui/${name}`, { 'accept-encoding': accepted });
      expect([got.status, got.headers['content-encoding']]).toEqual([200, coding]);
      expect(plain(got.bytes).equals(built.files[name]!)).toBe(true);
      const head = await get(hub, `/ui/${name}`, { 'accept-encoding': accepted }, 'HEAD');
      expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
        ...[200, String(got.bytes.length), 0],
      ]);
      expect(head.headers.etag).toBe(got.headers.etag);
    }
  });

  test('200: a picture travels as it is', async () => {
    const { headers, bytes } = await get(hub, '/ui/picture.png', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['image/png', undefined]);
    expect(bytes.equals(built.files['picture.png']!)).toBe(true);
  });

  test('200: a later build changes nothing of a hub that runs', async () => {
    const own = makeConsoleFolder();
    const other = await start({}, own.folder);
    writeFileSync(join(own.folder, 'index.html'), 'another page');
    writeFileSync(join(own.folder, 'assets/app-1a2b3c4d.js'), 'another script');
    expect((await get(other, '/ui')).bytes.toString()).toContain('<title>Console</title>');
    expect((await get(other, script)).bytes.toString()).toContain('At work');
    await other.close();
    own.remove();
  });

  test.each([
    '/ui/assets/gone-00000000.js',
    '/ui/assets/app-1a2b3c4d.js.br',
    '/ui/assets/',
    '/ui/..',
    '/ui/../package.json',
    '/ui/../../etc/passwd',
    '/ui/./x',
    '/ui/%2e%2e/package.json',
    '/ui/%2E%2E%2Fpackage.json',
    '/ui/..%2fpackage.json',
    '/ui/..%5c..%5cpackage.json',
    '/ui/..\\package.json',
    '/ui/x%00',
    '/ui/assets/../index.html',
    '/uix',
    '/UI',
  ])('404 not_found: %s', async (path) => {
    const { status, headers, bytes } = await get(hub, path);
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(bytes.toString())).toMatchObject({ ok: false, error: 'not_found' });
  });

  test('200: what the build holds of other types is not served', async () => {
    expect((await get(hub, '/ui/notes.secret')).bytes.toString()).not.toContain('not for the web');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('405 method_not_allowed: %s', async (method) => {
    for (const path of ['/ui', script]) {
      const { status, headers } = await get(hub, path, {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET']);
    }
  });

  test('403: a name that somebody points at this machine, and a frame of another site, get nothing', async () => {
    for (const path of ['/', '/ui', script]) {
      expect((await get(hub, path, { host: 'rebound.example', ...browser })).status).toBe(403);
      const framed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
      expect((await get(hub, path, framed)).status).toBe(403);
    }
  });
});

describe('GET /', () => {
  test('302: sends a browser to the console, also for HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(hub, '/', browser, method);
      expect([status, headers.location, headers['cache-control'], headers.vary]).toEqual([
        ...[302, '/ui', 'no-store', 'Accept'],
      ]);
    }
  });

  test.each([{}, { accept: '*/*' }, { accept: 'application/json' }, { accept: 'text/html;q=0, */*' }])(
    '404 not_found: %j',
    async (headers) => {
      const { status, bytes } = await get(hub, '/', headers);
      expect([status, JSON.parse(bytes.toString())]).toMatchObject([404, refused('not_found')]);
    },
  );

  test('404 not_found: POST, whatever is accepted', async () => {
    expect((await get(hub, '/', browser, 'POST')).status).toBe(404);
  });
});

describe('settings', () => {
  test('HUB_CONSOLE=off removes it', async () => {
    const off = await start({ HUB_CONSOLE: 'off' });
    for (const path of ['/', '/ui', '/ui/fleet', script]) {
      const { status, headers } = await get(off, path, browser);
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
    await off.close();
  });

  test('without a build the hub starts, and the page says how to make one', async () => {
    const bare = await start({}, '/nonexistent');
    expect((await get(bare, '/livez')).status).toBe(200);
    const { status, headers, bytes } = await get(bare, '/ui/fleet');
    expect([status, headers]).toEqual([503, expect.objectContaining(guards)]);
    expect(bytes.toString()).toContain('make web');
    expect((await get(bare, script)).status).toBe(404);
    await bare.close();
  });

  test('HUB_CONSOLE_IMAGE_ORIGINS lets pictures in, and the page knows', async () => {
    const open = await start({ HUB_CONSOLE_IMAGE_ORIGINS: 'https://Pictures.example, https://a.example:8443' });
    const { headers, bytes } = await get(open, '/ui');
    expect(headers['content-security-policy']).toBe(
      policy.replace('data: blob:', 'data: blob: https://pictures.example https://a.example:8443'),
    );
    expect(bytes.toString()).toContain('content="https://pictures.example https://a.example:8443"');
    await open.close();
  });
});

describe('HUB_BASE_PATH', () => {
  let below: TestHub;
  beforeAll(async () => {
    below = await start({ HUB_BASE_PATH: '/team/hub' });
  });
  afterAll(() => below.close());

  test.each(['', '/team/hub'])('the console answers to calls that begin with %j', async (prefix) => {
    const { status, bytes } = await get(below, `${prefix}/ui/fleet`);
    const html = bytes.toString();
    expect(status).toBe(200);
    expect(html).toContain('<meta name="hub-base" content="/team/hub" />');
    expect(html).toContain('src="/team/hub/ui/assets/app-1a2b3c4d.js"');
    expect((await get(below, `${prefix}${script}`)).status).toBe(200);
    expect((await get(below, `${prefix}/`, browser)).headers.location).toBe('/team/hub/ui');
    expect((await get(below, `${prefix}/livez`)).status).toBe(200);
  });

  test('operations, tools, streams and uploads answer below it', async () => {
    const { username, password, token } = await below.registerUser();
    const me = await below.api('GET', '/team/hub/api/auth/me', { token });
    expect([me.status, me.body.user.username]).toEqual([200, username]);
    const request = { jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: {} };
    const discovered = await below.api('POST', '/team/hub/mcp', { token, body: request });
    expect(discovered.body.result.servers[0].url).toBe(`${below.url}/team/hub/mcp`);
    const stream = await fetch(`${below.url}/team/hub/events/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await stream.body?.cancel();
    const cookie = await below.api('POST', '/team/hub/api/auth/browser-session', {
      body: { username, password },
    });
    expect(cookieOf(cookie)).toMatch(/^hub_browser=/);
    expect(cookie.headers.get('set-cookie')).toContain('; Path=/team/hub/api/auth/browser-session;');
  });

  test('an upgrade is admitted below it', async () => {
    const { hostname, port } = new URL(below.url);
    const head = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      const lines = ['GET /team/hub/livez HTTP/1.1', `Host: ${hostname}`, 'Connection: Upgrade', 'Upgrade: websocket'];
      socket.once('error', reject).once('data', (data) => {
        socket.destroy();
        resolve(data.toString());
      });
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('pages and documents lead to paths below it', async () => {
    for (const path of ['/docs', '/docs/tools', '/docs/guides', '/docs/guides/board']) {
      const html = (await get(below, `/team/hub${path}`)).bytes.toString();
      const addresses = [...html.matchAll(/<[^>]*\s(?:src|href)="(\/[^"]*)"/g)].map(([, address]) => address!);
      expect(addresses.length).toBeGreaterThan(5);
      expect(addresses.filter((address) => !address.startsWith('/team/hub/'))).toEqual([]);
    }
    const document = JSON.parse((await get(below, '/team/hub/openapi.json')).bytes.toString());
    expect(document.servers[0].url).toBe('http://127.0.0.1:9200/team/hub');
    expect((await get(below, '/openapi-3.0.yaml')).bytes.toString()).toContain('http://127.0.0.1:9200/team/hub');
  });

  test.each(['/team', '/team/hubs', '/team/hub/team/hub/ui', '/team/hub//ui', '/team/hub/../ui'])(
    '404 not_found: %s',
    async (path) => expect((await get(below, path)).status).toBe(404),
  );

  test.each(['/api', '/mcp', '/ui/x', '/docs', '/openapi.json', '/events'])(
    'stops the start: %s begins as a path of the hub',
    async (base) => {
      await expect(start({ HUB_BASE_PATH: base })).rejects.toThrow(
        /^HUB_BASE_PATH must not begin with \/[a-z.]+, where/,
      );
    },
  );
});
