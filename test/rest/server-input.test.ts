import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAddressReader } from '../../src/server/client-address.ts';
import { parseQuery } from '../../src/server/query.ts';
import type { InputProblem } from '../../src/server/query.ts';
import { miniParts, miniToken, serveParts } from '../support/mini-router.ts';
import type { MiniServer } from '../support/mini-router.ts';

let server: MiniServer;

beforeAll(async () => {
  server = await serveParts(miniParts);
});
afterAll(() => server.close());

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/things`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${miniToken}`, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON bodies', () => {
  test('200: what the caps allow arrives as it was sent', async () => {
    const sent = { text: 'ä€😀\n', list: [1, null, true], deep: JSON.parse(nested(31)) };
    expect((await post(JSON.stringify(sent))).body.body).toEqual(sent);
    expect((await post(`{"text":"\\ud83d\\ude00"}`)).body.body).toEqual({ text: '😀' });
    expect((await post('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  });

  test.each([
    ['broken text', '{"a":'],
    ['nothing but space', '  '],
    ['a byte order mark', '\ufeff{}'],
  ])('400 invalid_json: %s', async (_name, body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid JSON']);
    expect(answer.body.message).not.toMatch(/position|token|unexpected/i);
  });

  const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
  test.each([
    ['depth 33', nested(33), 'must nest at most 32 levels deep'],
    ['depth 10,000', nested(10_000), 'must nest at most 32 levels deep'],
    ['depth of half the cap in bytes', nested(500_000), 'must have at most 20,000 keys and values'],
    ['__proto__', '{"a":{"__proto__":{"b":1}}}', 'must not have a key __proto__'],
    ['an escaped __proto__', '{"\\u005f_proto__":1}', 'must not have a key __proto__'],
    ['constructor', '[{"constructor":1}]', 'must not have a key constructor'],
    ['prototype', '{"prototype":1}', 'must not have a key prototype'],
    [
      '1,001 keys',
      JSON.stringify(Object.fromEntries(numbered(1001).map((at) => [`k${at}`, at]))),
      'must have at most 1,000 keys',
    ],
    ['20,001 values', JSON.stringify(numbered(20_001)), 'must have at most 20,000 keys and values'],
    ['NUL in a text', '{"a":"x\\u0000y"}', 'must not contain NUL or half a surrogate pair'],
    ['NUL in a key', '{"\\u0000":1}', 'must not contain NUL or half a surrogate pair'],
    ['a lone surrogate', '{"a":"\\ud800"}', 'must not contain NUL or half a surrogate pair'],
  ])('400 invalid_input: %s', async (_name, body, message) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error, answer.body.details[0].message]).toEqual([400, 'invalid input', message]);
  });

  test('200: 20,000 values, and 1,000 keys', async () => {
    expect((await post(JSON.stringify(numbered(20_000)))).status).toBe(200);
    expect((await post(JSON.stringify(Object.fromEntries(numbered(1000).map((at) => [`k${at}`, at]))))).status).toBe(
      200,
    );
  });

  test('400 invalid_input: too many keys are refused before the body has come', async () => {
    const head = `{${numbered(15_000)
      .map((at) => `"k${at}":1`)
      .join()},`;
    const headers = {
      authorization: `Bearer ${miniToken}`,
      'content-type': 'application/json',
      'content-length': '1000000',
    };
    const status = await new Promise((resolve, reject) => {
      const call = request(`${server.url}/things`, { method: 'POST', headers }, (res) =>
        resolve([res.statusCode, res.headers.connection]),
      );
      call.on('error', reject);
      call.write(head);
    });
    expect(status).toEqual([400, 'close']);
  });

  test('400 invalid_json: bytes that are no UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400);
    expect(({} as Record<string, unknown>)['b']).toBeUndefined();
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/jsonx'],
    ['multipart/form-data'],
    [''],
  ])('415 unsupported_media_type: %s', async (type) => {
    expect((await post(new TextEncoder().encode('{}'), { 'content-type': type })).status).toBe(415);
  });

  test('415 unsupported_media_type: a compressed body', async () => {
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('413 payload_too_large: announced and not announced', async () => {
    const big = JSON.stringify({ text: 'x'.repeat(1024 * 1024) });
    const announced = await post(big);
    expect([announced.status, announced.body.limit_bytes]).toEqual([413, 1048576]);
    expect(await sendChunked(big)).toBe(413);
  });

  test('200: no body at all is an empty object', async () => {
    const headers = { authorization: `Bearer ${miniToken}` };
    const response = await fetch(`${server.url}/things`, { method: 'POST', headers });
    expect(await response.json()).toMatchObject({ body: {} });
  });
});

function sendChunked(text: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${miniToken}`, 'content-type': 'application/json' };
    const call = request(`${server.url}/things`, { method: 'POST', headers }, (res) => {
      res.resume();
      resolve(res.statusCode);
    });
    call.on('error', reject);
    for (let at = 0; at < text.length; at += 65_536) call.write(text.slice(at, at + 65_536));
    call.end();
  });
}

describe('query strings', () => {
  const read = (search: string) => {
    const problems: InputProblem[] = [];
    return {
      values: parseQuery(
        search,
        new Map([
          ['a', false],
          ['list', true],
        ]),
        problems,
      ),
      problems,
    };
  };

  test('known names are read, unknown ones ignored', () => {
    expect(read('a=x%20y+z&b=1&list=1&list=2').values).toEqual({ a: 'x y z', list: ['1', '2'] });
    expect(read('__proto__=1&b=1&b=2')).toEqual({ values: {}, problems: [] });
  });

  test('a scalar given twice and NUL are problems', () => {
    expect(read('a=1&a=2').problems).toEqual([{ path: '/query/a', message: 'must be given once' }]);
    expect(read('a=%00').problems).toHaveLength(1);
  });
});

describe('client addresses', () => {
  const from = (peer: string, headers: Record<string, string>, trusted: string[] = []) =>
    createAddressReader(trusted)({ socket: { remoteAddress: peer }, headers } as never);

  test('the socket decides; nobody unknown can forward', () => {
    expect(from('::ffff:127.0.0.1', {})).toEqual({ ip: '127.0.0.1', local: true });
    expect(from('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toEqual({ ip: '203.0.113.7', local: false });
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('a proxy on the same machine (%s) is not local', (name) => {
    expect(from('127.0.0.1', { [name]: '127.0.0.1' }).local).toBe(false);
  });

  test('behind trusted proxies the rightmost stranger is the client', () => {
    const header = { 'x-forwarded-for': '127.0.0.1, 198.51.100.9, 10.0.0.2' };
    expect(from('10.0.0.1', header, ['10.0.0.0/8'])).toEqual({ ip: '198.51.100.9', local: false });
    expect(from('10.0.0.1', { 'x-forwarded-for': 'nonsense' }, ['10.0.0.0/8']).ip).toBe('10.0.0.1');
  });
});
