import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDoor, rpc } from './transport-door.ts';
import type { Door } from './transport-door.ts';

let door: Door;
let publicDoor: Door;
beforeAll(async () => {
  door = await startDoor();
  publicDoor = await startDoor({ host: '0.0.0.0' });
});
afterAll(async () => {
  await door.close();
  await publicDoor.close();
});

const ping = rpc('ping');

describe('methods', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS'])(
    '405 with Allow: %s, with or without a token',
    async (method) => {
      for (const token of [null, 'utok', 'wrong']) {
        const { status, headers } = await door.post(undefined, { method, token });
        expect([status, headers.allow]).toEqual([405, 'POST']);
      }
    },
  );
});

describe('authorization', () => {
  test.each([
    ['token required', 'token_required', null],
    ['invalid token', 'invalid_token', 'wrong'],
    ['invalid token', 'invalid_token', 'master'],
    ['token_expired', 'token_expired', 'old'],
  ])('401 %s', async (error, code, token) => {
    const { status, headers, json } = await door.post(ping, { token });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer realm="hub", error="invalid_token"');
    expect(json).toEqual({ ok: false, error, code });
  });

  test('401 comes before anything that the body could be', async () => {
    expect((await door.post('{', { token: null })).status).toBe(401);
    expect((await door.post('x', { token: null, headers: { 'content-type': 'text/plain' } })).status).toBe(401);
  });

  test('429 with Retry-After when the budget is used up', async () => {
    door.waitMs = 1500;
    const { status, headers, json } = await door.post(ping);
    door.waitMs = 0;
    expect([status, headers['retry-after'], json.error]).toEqual([429, '2', 'rate_limited']);
  });
});

describe('Origin and Host of a hub on loopback', () => {
  test.each([
    ['no Origin', {}],
    ['its own', { origin: 'http://localhost:9200', host: 'localhost:9200' }],
    ['loopback, other port', { origin: 'http://127.0.0.1:3000' }],
    ['IPv6 loopback', { origin: 'http://[::1]:9200', host: '[::1]:9200' }],
    ['Host without port', { host: 'localhost' }],
    ['Host in capitals', { host: 'LOCALHOST:9200' }],
    ['a configured origin', { origin: 'https://board.example' }],
    ['a configured origin in capitals', { origin: 'https://BOARD.example' }],
    ['the host of a configured origin', { host: 'board.example' }],
    ['127.8.9.1', { host: '127.8.9.1:9200' }],
  ])('200: %s', async (_what, headers) => {
    expect((await door.post(ping, { headers })).status).toBe(200);
  });

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://evil.example:9200',
    'http://localhost@evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1.',
    'http://board.example',
    'https://board.example:444',
    'https://board.example.evil.example',
    'file://',
    'chrome-extension://abcdef',
    'localhost',
    '',
    'https://board.example/',
    'http://2130706433',
    'http://0.0.0.0:9200',
    'http://[::ffff:7f00:1]',
  ])('403 origin_not_allowed: %j', async (origin) => {
    const { status, json } = await door.post(ping, { headers: { origin } });
    expect([status, json.error]).toEqual([403, 'origin_not_allowed']);
  });

  test.each([
    'evil.example',
    'evil.example:9200',
    'localhost.evil.example',
    '10.0.0.1',
    '0.0.0.0',
    'localhost:9200:80',
    'localhost@evil.example',
    '[::2]',
    'localhost evil',
  ])('403 host_not_allowed: %j', async (host) => {
    const { status, json } = await door.post(ping, { headers: { host } });
    expect([status, json.error]).toEqual([403, 'host_not_allowed']);
  });

  test('403 comes before 401', async () => {
    expect((await door.post(ping, { token: null, headers: { origin: 'https://evil.example' } })).status).toBe(403);
  });
});

describe('Origin and Host of a hub on a public address', () => {
  test.each([
    ['any Host', { host: 'hub.example' }],
    ['a configured origin', { host: 'hub.example', origin: 'https://board.example' }],
    ['an IP literal that is its own', { host: '10.0.0.5:9200', origin: 'http://10.0.0.5:9200' }],
    ['localhost that is its own', { host: 'localhost:9200', origin: 'http://localhost:9200' }],
  ])('200: %s', async (_what, headers) => {
    expect((await publicDoor.post(ping, { headers })).status).toBe(200);
  });

  test.each([
    ['a name that was rebound to the hub', { host: 'evil.example:9200', origin: 'http://evil.example:9200' }],
    ['localhost of another port', { host: 'hub.example', origin: 'http://localhost:3000' }],
    ['another address', { host: '10.0.0.5:9200', origin: 'http://10.0.0.6:9200' }],
  ])('403: %s', async (_what, headers) => {
    expect((await publicDoor.post(ping, { headers })).status).toBe(403);
  });
});

describe('cross-origin calls', () => {
  test('204: a preflight of a configured origin names the headers of the door', async () => {
    const { status, headers } = await door.post(undefined, {
      method: 'OPTIONS',
      token: null,
      headers: { origin: 'https://board.example', 'access-control-request-method': 'POST' },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([204, 'https://board.example']);
    const allowed = String(headers['access-control-allow-headers']).split(', ');
    const needed = ['authorization', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'x-hub-tools'];
    expect(allowed).toEqual(expect.arrayContaining(needed));
  });

  test('an answer names a configured origin, and no other', async () => {
    const named = await door.post(ping, { headers: { origin: 'https://board.example' } });
    const local = await door.post(ping, { headers: { origin: 'http://localhost:3000' } });
    expect(named.headers['access-control-allow-origin']).toBe('https://board.example');
    expect(local.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('bodies', () => {
  const depth = (levels: number): string =>
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

  test.each([
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['none', undefined],
    ['a type that only begins so', 'application/jsonp'],
  ])('415: content type %s', async (_what, type) => {
    expect((await door.post(ping, { headers: { 'content-type': type } })).status).toBe(415);
  });

  test('200: content type with parameters; any Accept', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8', accept: 'text/html' };
    expect((await door.post(ping, { headers })).status).toBe(200);
  });

  test('413 beyond 2 MiB, announced or not; 200 just below', async () => {
    const sized = (bytes: number): string => {
      const frame = JSON.stringify(rpc('ping', { pad: '' }));
      return frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`);
    };
    const chunked = { 'content-length': undefined, 'transfer-encoding': 'chunked' };
    expect((await door.post(sized(2 * 1024 * 1024))).status).toBe(200);
    expect((await door.post(sized(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await door.post(sized(2 * 1024 * 1024 + 1), { headers: chunked })).status).toBe(413);
  });

  test('depth 32 passes, depth 33 is -32602 under the id of the request', async () => {
    expect((await door.post(depth(31))).status).toBe(200);
    const { status, json } = await door.post(depth(32));
    expect([status, json.id, json.error.code]).toEqual([200, 1, -32602]);
    expect(json.error.message).toContain('32 levels');
    expect((await door.post('['.repeat(1_000_000))).status).toBe(400);
  });

  const many = (count: number): string =>
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ [`k${at}`]: at })));
  test.each([
    ['1,001 keys', `{"jsonrpc":"2.0","method":"ping","params":{"a":${many(1001)}},"id":"mine"}`, '1,000 keys'],
    [
      '20,001 values',
      `{"jsonrpc":"2.0","id":"mine","method":"ping","params":{"a":${many(10_000)}}}`,
      '20,000 keys and values',
    ],
  ])('%s: -32602 under the id of the request', async (_what, body, limit) => {
    const { status, json } = await door.post(body);
    expect([status, json.id, json.error.code]).toEqual([200, 'mine', -32602]);
    expect(json.error.message).toContain(limit);
  });

  test.each([
    ['an id behind too many values', `{"jsonrpc":"2.0","params":{"a":${many(10_000)}},"id":1}`],
    ['a batch', `[${many(1001)}]`],
  ])('%s: 400 -32600, for no id is known', async (_what, body) => {
    const { status, json } = await door.post(body);
    expect([status, json.id, json.error.code]).toEqual([400, null, -32600]);
    expect(json.error.message).toMatch(/at most (1,000 keys|20,000 keys and values)/);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('400: the key %s anywhere', async (key) => {
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"x","a":[{"${key}":{"polluted":1}}]}}}`;
    const { status, json } = await door.post(body);
    expect([status, json.id, json.error.code]).toEqual([200, 1, -32602]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    ['NUL', 'x\0y', 'xy'],
    ['a lone surrogate', 'x\ud800', 'x\ufffd'],
  ])('%s is valid JSON: mended in a long text, refused elsewhere under the id', async (_what, text, mended) => {
    expect((await door.post(rpc('ping', { a: text }))).status).toBe(200);
    const echoed = await door.post(rpc('tools/call', { name: 'echo', arguments: { text } }, 'mine'));
    expect(JSON.stringify(echoed.json.result)).toContain(mended);
    for (const request of [
      rpc('tools/call', { name: 'echo', arguments: { text: 'x', other: text } }, 'mine'),
      rpc('echo', { text: 'x', other: text }, 'mine'),
    ]) {
      const { json } = await door.post(request);
      expect([json.id, json.error.code, json.error.data.errors[0].path]).toEqual(['mine', -32602, '/other']);
    }
  });

  test('400 -32700: bytes that are no UTF-8', async () => {
    const head = Buffer.from('{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"');
    const body = Buffer.concat([head, Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]);
    const { status, json } = await door.post(body);
    expect([status, json.error.code]).toEqual([400, -32700]);
  });

  test('every answer is uncached, typed and has its request id', async () => {
    for (const { headers } of [await door.post(ping), await door.post('{'), await door.post(ping, { token: null })]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toBe('r_1');
      expect(headers['mcp-session-id']).toBeUndefined();
    }
  });
});
