import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publishedPages } from '../../src/server/published-pages.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const pages = publishedPages().filter(({ policy }) => policy !== undefined);
const assets = publishedPages().filter(({ policy }) => policy === undefined);
/** `fetch` adds `Cache-Control: no-cache` to a condition. */
const statusOf = (path: string, tag: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': tag };
    const call = request(new URL(path, hub.url), { headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
const get = (path: string, headers = {}) => fetch(new URL(path, hub.url), { headers });

describe('the pages of the hub', () => {
  test('are the reference, the tools, the events and eight guides', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/docs', '/docs/tools', '/docs/events', '/docs/guides']));
    expect(paths.filter((path) => path.startsWith('/docs/guides/'))).toHaveLength(8);
  });

  test.each(pages.map(({ path }) => path))(
    '%s loads nothing of another origin and runs nothing of its own',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      const html = await answer.text();
      expect(html).not.toMatch(
        /<style|<[^>]*\sstyle=|<script>|<[^>]*\son\w+=|(?:src|<link[^>]*href)="(?:https?:)?\/\//,
      );
      for (const [, src] of html.matchAll(/(?:src|<link[^>]*href)="([^"]+)"/g))
        expect((await get(src!)).status).toBe(200);
    },
  );

  test('lead to each other: every link and every anchor is there', async () => {
    const broken: string[] = [];
    for (const { path } of pages) {
      const html = await (await get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (/^https?:/.test(href)) continue;
        const target = new URL(href, new URL(path, hub.url));
        const answer = await get(target.pathname);
        const anchor = target.hash.slice(1);
        const isThere = answer.status === 200 && (anchor === '' || (await answer.text()).includes(`id="${anchor}"`));
        if (!isThere) broken.push(`${path}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test.each(assets.map(({ path }) => path))('%s travels compressed and is asked for again by its tag', async (path) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await statusOf(path, answer.headers.get('etag') ?? '')).toBe(304);
  });

  test('an unknown guide is 404 and a page takes no other method', async () => {
    expect((await get('/docs/guides/nothing')).status).toBe(404);
    expect((await get('/docs/site/../../package.json')).status).toBe(404);
    const posted = await fetch(new URL('/docs', hub.url), { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
