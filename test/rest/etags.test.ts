import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMember } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_CORS_ORIGINS: 'https://desk.example' } });
  await hub.registerUser();
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  await report('idle');
  await hub.api('POST', '/api/requirements', { token: owner.token, body: { name: 'x' } });
});
afterAll(() => hub.close());

const report = (status: string) => hub.tool('report_status', { resume_id: 'r', alias: 'bee', status }, bee);

async function get(path: string, noneMatch?: string, token = owner.token, more: Record<string, string> = {}) {
  const known = noneMatch === undefined ? {} : { 'if-none-match': noneMatch };
  const answer = await fetch(hub.url + path, { headers: { authorization: `Bearer ${token}`, ...known, ...more } });
  return {
    status: answer.status,
    headers: answer.headers,
    etag: answer.headers.get('etag'),
    text: await answer.text(),
  };
}

const changes = {
  '/api/status': () => report('working'),
  '/api/status?q=be&fields=light': () => report('error'),
  '/api/nodes': () => hub.mintNode(owner, 'cat'),
  '/api/requirements': () => hub.api('POST', '/api/requirements', { token: owner.token, body: { name: 'y' } }),
} as const;

describe('getStatus, listNodes, listRequirements', () => {
  test.each(Object.entries(changes))('304: %s, until something changes', async (path, change) => {
    const first = await get(path);
    expect([first.status, first.etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    for (const known of [first.etag, `W/${first.etag}`, `"x", ${first.etag} ,"y"`, '*']) {
      const again = await get(path, String(known));
      expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag]);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
      expect(again.headers.get('vary')).toBe('Authorization');
    }
    for (const other of ['"x"', String(first.etag).slice(1, -1)])
      expect((await get(path, other)).text).toBe(first.text);
    await change();
    const next = await get(path, String(first.etag));
    expect([next.status, next.etag === first.etag, next.text === first.text]).toEqual([200, false, false]);
    expect(next.headers.get('x-request-id')).toMatch(/^r_/);
  });

  test('304: an agent that falls silent changes the answer, though nobody wrote', async () => {
    const { etag } = await get('/api/status');
    hub.clock.advance(601_000);
    const next = await get('/api/status', String(etag));
    expect([next.status, JSON.parse(next.text).sessions[0].status]).toEqual([200, 'offline']);
  });

  test('304: only for whoever would get the same; others are asked for their own rights first', async () => {
    const { etag } = await get('/api/nodes');
    const stranger = await hub.registerUser();
    expect((await get('/api/nodes', String(etag), stranger.token)).status).toBe(200);
    expect((await get(`/api/nodes?network_id=${owner.networkId}`, '*', stranger.token)).status).toBe(403);
    expect((await get('/api/nodes', '*', 'utok_none')).status).toBe(401);
    const friend = await hub.registerUser();
    await addMember(hub, owner, friend, 'viewer');
    const own = await get(`/api/nodes?network_id=${owner.networkId}`, undefined, friend.token);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('304: a page of a listed origin may read the tag', async () => {
    const { headers } = await get('/api/nodes', '*', owner.token, { origin: 'https://desk.example' });
    expect(headers.get('vary')).toBe('Origin, Authorization');
    expect(headers.get('access-control-expose-headers')).toContain('etag');
  });

  test('200: an answer without a tag is not stored at all', async () => {
    const { etag, headers } = await get('/api/tasks', '*');
    expect([etag, headers.get('cache-control')]).toEqual([null, 'no-store']);
  });
});
