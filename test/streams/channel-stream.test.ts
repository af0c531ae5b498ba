import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestHub, type Loose, type TestHub, type TestUser } from '../support/start-hub.ts';
import { ofType, openSse, type SseClient } from '../support/sse.ts';

let hub: TestHub;
let owner: TestUser;
let beta: string;

beforeAll(async () => {
  hub = await startTestHub();
  owner = await hub.registerUser('owner');
  beta = await hub.mintNode(owner, 'beta');
});
afterAll(() => hub.close());

const send = (task = 'look'): Promise<Loose> =>
  hub.api('POST', '/api/task', { token: owner.token, body: { alias: 'beta', task } }).then((answer) => answer.body);

/** Rejects when it takes more than a second. */
async function soon(happening: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('not within a second')), 1_000);
  });
  await Promise.race([happening, late]);
  clearTimeout(timer);
}

describe('openChannelStream', () => {
  test('200 connected: first frame names session, network, unread count and the last event', async () => {
    const stream = await openSse(hub.url, '/events/beta', beta);
    const first = await stream.until(() => true);
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toContain('text/event-stream');
    expect(stream.headers['x-accel-buffering']).toBe('no');
    expect(first.event).toBe('connected');
    expect(first.data).toMatchObject({ type: 'connected', session: 'beta', network_id: owner.networkId });
    expect(first.data.inbox_count).toEqual(expect.any(Number));
    expect(first.data.last_event_id).toMatch(/^[\w]+-\d+$/);
    expect(first.retry).toBeGreaterThanOrEqual(2000);
    expect(first.retry).toBeLessThanOrEqual(5000);
    stream.close();
  });

  test('200 new_task: carries the real unread count, priority and sender, and an id in commit order', async () => {
    const stream = await openSse(hub.url, '/events/beta', beta);
    await stream.until(ofType('connected'));
    await send();
    const first = await stream.until(ofType('new_task'));
    expect(first.event).toBe('new_task');
    expect(first.data).toMatchObject({ priority: 'normal', from: 'api' });
    await Promise.all([send(), send(), send()]);
    await stream.until((frame) => frame.data?.inbox_count === first.data.inbox_count + 3);
    const numbers = stream.frames.filter(ofType('new_task')).map(({ id }) => Number(id?.split('-').at(-1)));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
    stream.close();
  });

  test('200 replay: Last-Event-ID, by header or query, brings exactly what was missed, then the live end', async () => {
    const before = await openSse(hub.url, '/events/beta', beta);
    const { data } = await before.until(ofType('connected'));
    before.close();
    await before.ended;
    await send('missed one');
    await send('missed two');
    for (const [path, headers] of [
      ['/events/beta', { 'last-event-id': data.last_event_id }],
      [`/events/beta?last_event_id=${data.last_event_id}`, {}],
    ] as const) {
      const again = await openSse(hub.url, path, beta, headers);
      await again.until((frame) => again.frames.filter(ofType('new_task')).length === 2 && ofType('new_task')(frame));
      expect(again.frames.some(ofType('resync'))).toBe(false);
      expect(again.frames.map((frame) => frame.data?.type)).toEqual(['connected', 'new_task', 'new_task']);
      again.close();
    }
  });

  test('one statement opens the stream of a node that has missed nothing, whether it comes anew or again', async () => {
    const first = await openSse(hub.url, '/events/beta', beta);
    const { data } = await first.until(ofType('connected'));
    const statements: string[] = [];
    const stop = hub.hub.database.watchStatements((text) => statements.push(text));
    for (const headers of [{}, { 'last-event-id': data.last_event_id }] as Record<string, string>[]) {
      const again = await openSse(hub.url, '/events/beta', beta, headers);
      await again.until(ofType('connected'));
      again.close();
    }
    stop();
    first.close();
    expect(statements).toEqual([expect.stringContaining('"inboxes"'), expect.stringContaining('"inboxes"')]);
  });

  test('200 resync: a foreign epoch or a lost history is told, with the oldest id that is left', async () => {
    const stream = await openSse(hub.url, '/events/beta', beta, { 'last-event-id': 'another-5' });
    const resync = await stream.until(ofType('resync'));
    expect(stream.frames.map((frame) => frame.data?.type)).toEqual(['connected', 'resync']);
    expect(resync.data.oldest_id).toMatch(/-\d+$/);
    expect(stream.headers['x-resync']).toBe(resync.data.oldest_id);
    stream.close();
  });

  test('200 frames=data: no event line, for EventSource.onmessage', async () => {
    const stream = await openSse(hub.url, '/events/beta?frames=data', beta);
    const first = await stream.until(() => true);
    expect(first.event).toBeUndefined();
    expect(first.data.type).toBe('connected');
    stream.close();
  });

  test('200 query token: browsers may pass the token in the address', async () => {
    const stream = await openSse(hub.url, `/events/beta?token=${beta}`);
    expect(stream.status).toBe(200);
    stream.close();
  });

  test.each([
    ['/query/token', '?token=not%20a%20token', {}],
    ['/header/Last-Event-ID', '', { 'last-event-id': 'x'.repeat(201) }],
  ])('400 invalid_input: what only the server reads keeps to the contract too: %s', async (path, search, headers) => {
    const { status, body } = await hub.api('GET', `/events/beta${search}`, { token: beta, headers });
    expect([status, body.error, body.details[0].path]).toEqual([400, 'invalid input', path]);
  });

  test('200 own user name: a person hears their own channel', async () => {
    const stream = await openSse(hub.url, '/events/owner', owner.token);
    expect(stream.status).toBe(200);
    stream.close();
  });

  test('401 token required, invalid token: no stream without a token', async () => {
    const none = await openSse(hub.url, '/events/beta');
    await none.ended;
    expect([none.status, JSON.parse(none.text()).error]).toEqual([401, 'token required']);
    const bad = await openSse(hub.url, '/events/beta', 'ntok_nonsense');
    await bad.ended;
    expect([bad.status, JSON.parse(bad.text()).error]).toEqual([401, 'invalid token']);
  });

  test('403 alias_not_yours: a node does not hear another node', async () => {
    const alpha = await hub.mintNode(owner, 'alpha');
    const stream = await openSse(hub.url, '/events/beta', alpha);
    await stream.ended;
    expect([stream.status, JSON.parse(stream.text()).error]).toEqual([403, 'alias_not_yours']);
  });

  test('404 not_found: an alias that nobody has, and one of another network alike', async () => {
    const other = await hub.registerUser();
    await hub.mintNode(other, 'theirs');
    for (const name of ['nobody', 'theirs']) {
      const stream = await openSse(hub.url, `/events/${name}`, owner.token);
      await stream.ended;
      expect([stream.status, JSON.parse(stream.text()).error]).toEqual([404, 'not_found']);
    }
  });

  test('400 network_id_required: a person in two networks has to say which', async () => {
    const two = await hub.registerUser();
    expect((await hub.api('POST', '/api/networks', { token: two.token, body: { name: 'second' } })).status).toBe(200);
    const stream = await openSse(hub.url, `/events/${two.username}`, two.token);
    await stream.ended;
    expect([stream.status, JSON.parse(stream.text()).error]).toEqual([400, 'network_id_required']);
  });

  test('403 access_denied: the named network is not yours', async () => {
    const other = await hub.registerUser();
    const stream = await openSse(hub.url, `/events/beta?network_id=${owner.networkId}`, other.token);
    await stream.ended;
    expect([stream.status, JSON.parse(stream.text()).error]).toEqual([403, 'access_denied']);
  });

  test('200 revoked: the stream of a revoked token closes and carries nothing after', async () => {
    const gamma = await hub.mintNode(owner, 'gamma');
    const stream = await openSse(hub.url, '/events/gamma', gamma);
    await stream.until(ofType('connected'));
    const { body } = await hub.api('GET', '/api/auth/tokens', { token: owner.token });
    const { token_id: tokenId } = body.tokens.find((token: { name: string }) => token.name === 'node:gamma');
    expect((await hub.api('DELETE', `/api/auth/tokens/${tokenId}`, { token: owner.token })).status).toBe(200);
    // The guard also looks every few seconds for what other processes revoked; this process must not wait for that.
    await soon(stream.ended);
    expect(stream.frames.map((frame) => frame.data?.type)).toEqual(['connected']);
  });
});

describe('openUserStream', () => {
  const open = (token: string, query = '') => openSse(hub.url, `/events/users/me${query}`, token);
  const refused = async (stream: SseClient): Promise<unknown> => {
    await stream.ended;
    return [stream.status, JSON.parse(stream.text()).error];
  };

  test('200 connected: the direct messages of the caller, under their own name', async () => {
    const stream = await open(owner.token);
    const first = await stream.until(ofType('connected'));
    expect(first.data).toMatchObject({ session: 'owner', network_id: owner.networkId });
    stream.close();
  });

  test('400 network_id_required: a person in two networks has to say which', async () => {
    const two = await hub.registerUser();
    await hub.api('POST', '/api/networks', { token: two.token, body: { name: 'second' } });
    expect(await refused(await open(two.token))).toEqual([400, 'network_id_required']);
    const stream = await open(two.token, `?network_id=${two.networkId}`);
    expect(stream.status).toBe(200);
    stream.close();
  });

  test('403 access_denied: the named network is not yours', async () => {
    const other = await hub.registerUser();
    expect(await refused(await open(other.token, `?network_id=${owner.networkId}`))).toEqual([403, 'access_denied']);
  });

  test('403 user_token_required: a node has no messages of its own here', async () => {
    expect(await refused(await open(beta))).toEqual([403, 'user_token_required']);
  });
});

describe('openNetworkStream', () => {
  test('200 observer: summaries of the network, never content', async () => {
    const stream = await openSse(hub.url, `/events/network/${owner.networkId}`, owner.token);
    const first = await stream.until(ofType('connected'));
    expect(first.data).toMatchObject({ observer: true, network_id: owner.networkId });
    const { task_id: taskId } = await send('a secret text');
    const summary = await stream.until(ofType('new_task'));
    expect(summary.data).toMatchObject({
      task_id: taskId,
      from: 'api',
      to: 'beta',
      status: 'delivered',
      priority: 'normal',
    });
    await hub.tool('cancel_task', { task_id: taskId }, owner.token);
    const status = await stream.until(ofType('task_status'));
    expect(status.data).toMatchObject({ task_id: taskId, from_status: 'delivered', to_status: 'cancelled' });
    expect(stream.text()).not.toContain('a secret text');
    stream.close();
  });

  test('403 access_denied: not a member', async () => {
    const other = await hub.registerUser();
    const stream = await openSse(hub.url, `/events/network/${owner.networkId}`, other.token);
    await stream.ended;
    expect(stream.status).toBe(403);
  });
});

describe('a hub that stops', () => {
  test('says bye with a retry hint and ends every stream', async () => {
    const own = await startTestHub();
    const user = await own.registerUser();
    const node = await own.mintNode(user, 'delta');
    const stream = await openSse(own.url, '/events/delta', node);
    await stream.until(ofType('connected'));
    await own.close();
    await stream.ended;
    const bye = stream.frames.at(-1);
    expect(bye?.data.type).toBe('bye');
    expect(bye?.data.retry_ms).toBeGreaterThanOrEqual(2000);
  });
});
