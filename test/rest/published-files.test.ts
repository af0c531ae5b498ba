import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_CORS_ORIGINS: 'https://desk.example' } });
});
afterAll(() => hub.close());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** As it travels: fetch would undo the coding. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(hub.url + path, { method, headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const documents = ['openapi.json', 'openapi-3.0.json', 'mcp-openrpc.json', 'openapi.yaml', 'openapi-3.0.yaml'];
const plain: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};

describe('published documents', () => {
  test.each(documents)('200: %s, the same bytes in every coding, each with its own tag', async (name) => {
    const bytes = readFileSync(`generated/${name}`);
    const tags = new Set<string | undefined>();
    for (const coding of ['br', 'gzip', 'none']) {
      const accept = { 'accept-encoding': coding === 'none' ? '' : coding };
      const got = await get(`/${name}`, accept);
      expect([got.status, got.headers['content-encoding'] ?? 'none']).toEqual([200, coding]);
      expect(plain[coding]?.(got.bytes).equals(bytes)).toBe(true);
      expect(got.headers).toMatchObject({
        'content-length': String(got.bytes.length),
        'content-type': `application/${name.endsWith('yaml') ? 'yaml' : 'json'}; charset=utf-8`,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
      if (coding !== 'none') expect(got.bytes.length * 5).toBeLessThan(bytes.length);
      const head = await get(`/${name}`, accept, 'HEAD');
      expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
        ...[200, got.headers['content-length'], 0],
      ]);
      tags.add(got.headers.etag);
    }
    expect(tags.size).toBe(3);
    expect((await get(`/${name}`, {}, 'POST')).status).toBe(405);
  });

  test('200: the YAML documents say what the JSON ones say', async () => {
    for (const name of ['openapi', 'openapi-3.0']) {
      const [json, yaml] = [await get(`/${name}.json`), await get(`/${name}.yaml`)];
      expect(parse(yaml.bytes.toString(), { maxAliasCount: 0 })).toEqual(JSON.parse(json.bytes.toString()));
    }
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['deflate, zstd', undefined],
    ['BR', 'br'],
    [';;q=,', undefined],
  ])('200: Accept-Encoding %j gets %j', async (accepted, coding) => {
    const { status, headers } = await get(
      '/openapi.json',
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    );
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak form of it', (tag: string) => `W/${tag}`, 304],
    ['a list with it', (tag: string) => `"a, b", ${tag} , W/"c"`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"0"', 200],
    ['its text without quotes', (tag: string) => tag.slice(1, -1), 200],
    ['nothing that can be read', () => '"', 200],
  ])('If-None-Match %s', async (_what, noneMatch, wanted) => {
    const first = await get('/openapi.json', { 'accept-encoding': 'br' });
    const { status, headers, bytes } = await get('/openapi.json', {
      'accept-encoding': 'br',
      'if-none-match': noneMatch(String(first.headers.etag)),
    });
    expect([status, headers.etag, headers.vary]).toEqual([wanted, first.headers.etag, 'Accept-Encoding']);
    expect(headers['cache-control']).toBe('no-cache');
    if (wanted === 304) expect([bytes.length, headers['content-encoding']]).toEqual([0, undefined]);
  });

  test('200: the tag of one coding says nothing of another', async () => {
    const { headers } = await get('/openapi.json', { 'accept-encoding': 'br' });
    const other = { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) };
    expect((await get('/openapi.json', other)).status).toBe(200);
  });

  test('200: Vary keeps the origin where origins are listed', async () => {
    const { headers } = await get('/openapi.json', { origin: 'https://desk.example' });
    expect(headers).toMatchObject({
      vary: 'Origin, Accept-Encoding',
      'access-control-allow-origin': 'https://desk.example',
    });
  });
});

describe('answers of operations', () => {
  test('200: are never compressed', async () => {
    const { headers } = await get('/health', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});
