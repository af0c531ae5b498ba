import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess, toolAccess } from '../../generated/access.ts';
import { testEngine } from '../support/database.ts';
import { scrape } from '../support/scrape.ts';
import type { Scrape } from '../support/scrape.ts';
import { ofType, openSse } from '../support/sse.ts';
import type { SseClient } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** No label may carry these. */
const canary = { network: 'canarynet', alias: 'canaryalias', person: 'canaryperson' };
/** Every metric by name, with its labels. */
const labelsOf: Readonly<Record<string, readonly string[]>> = {
  hub_build_info: ['version', 'engine'],
  hub_http_requests_total: ['door', 'operation', 'status_class'],
  hub_http_request_duration_seconds: ['operation'],
  hub_tasks_total: ['outcome'],
  hub_tasks_open: ['status'],
  hub_task_oldest_open_seconds: [],
  hub_task_wait_seconds: [],
  hub_task_run_seconds: [],
  hub_inbox_unread: [],
  hub_expired_total: ['reason'],
  hub_sessions: ['status'],
  hub_streams_open: ['kind'],
  hub_stream_lag_seconds: [],
  hub_stream_closed_total: ['reason'],
  hub_resyncs_total: [],
  hub_commit_seconds: [],
  hub_units_per_commit: [],
  hub_db_errors_total: ['kind'],
  hub_wal_bytes: [],
  hub_pool_waiting: [],
  hub_relay_up: [],
  hub_job_seconds: ['job', 'outcome'],
  hub_auth_refusals_total: ['reason'],
  hub_rate_limited_total: [],
  hub_loop_lag_seconds: [],
};

let hub: TestHub;
let user: TestUser;
let node: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_METRICS_LISTEN: '127.0.0.1:0' } });
  user = await hub.registerUser(canary.person);
  const renamed = await hub.api('PUT', `/api/networks/${user.networkId}`, {
    token: user.token,
    body: { name: canary.network },
  });
  expect(renamed.status).toBe(200);
  node = await hub.mintNode(user, canary.alias);
});
afterAll(() => hub.close());

const dispatch = async (): Promise<string> => {
  const { body } = await hub.api('POST', '/api/task', {
    token: user.token,
    body: { alias: canary.alias, task: 'look', ttl_seconds: 60 },
  });
  return body.task_id as string;
};

/** By how much a series grew while something happened. */
async function growth(
  name: string,
  labels: Readonly<Record<string, string>>,
  happening: () => Promise<unknown>,
): Promise<number> {
  const before = await scrape(hub);
  await happening();
  return (await scrape(hub)).sum(name, labels) - before.sum(name, labels);
}

describe('calls', () => {
  const operation = (name: string, door: string, status_class: string): Record<string, string> => ({
    door,
    operation: name,
    status_class,
  });
  test.each([
    ['of REST', operation('sendTask', 'rest', '2xx'), () => dispatch()],
    [
      'that REST refuses',
      operation('getTask', 'rest', '4xx'),
      () => hub.api('GET', '/api/task/t_none', { token: user.token }),
    ],
    ['of a path outside the contract', operation('unknown', 'rest', '4xx'), () => hub.api('GET', `/${canary.alias}`)],
    ['of a tool', operation('get_inbox', 'tool', '2xx'), () => hub.tool('get_inbox', { alias: canary.alias }, node)],
    [
      'that a tool refuses',
      operation('get_task', 'tool', '4xx'),
      () => hub.tool('get_task', { task_id: 't_none' }, node),
    ],
    ['at /mcp', operation('callTool', 'mcp', '2xx'), () => hub.tool('get_inbox', { alias: canary.alias }, node)],
  ])('%s are counted, and timed', async (_what, labels, call) => {
    expect(await growth('hub_http_requests_total', labels, call)).toBe(1);
    const { operation: name = '' } = labels;
    expect(await growth('hub_http_request_duration_seconds_count', { operation: name }, call)).toBe(1);
  });

  test.each([
    ['missing', () => hub.api('GET', '/api/tasks')],
    ['invalid', () => hub.api('GET', '/api/tasks', { token: 'utok_wrong' })],
    ['invalid', () => hub.api('POST', '/mcp', { token: 'utok_wrong', body: {} })],
    [
      'password',
      () => hub.api('POST', '/api/auth/login', { body: { username: canary.person, password: 'wrong-password' } }),
    ],
  ])('a refused credential counts as %s', async (reason, call) => {
    expect(await growth('hub_auth_refusals_total', { reason }, call)).toBe(1);
    expect(await growth('hub_auth_refusals_total', {}, call)).toBe(1);
  });
});

describe('tasks', () => {
  test('wait, run and end: each is counted once, its times are those of the clock', async () => {
    const before = await scrape(hub);
    const taskId = await dispatch();
    hub.clock.advance(20_000);
    await hub.tool('ack_inbox', { alias: canary.alias, message_id: taskId }, node);
    hub.clock.advance(40_000);
    await hub.tool('report_status', { resume_id: 'r1', alias: canary.alias, status: 'working', task: taskId }, node);
    hub.clock.advance(300_000);
    await hub.tool('report_completion', { alias: canary.alias, task: taskId, result: 'done' }, node);
    const after = await scrape(hub);
    const grown = (name: string, labels = {}): number => after.sum(name, labels) - before.sum(name, labels);
    expect(grown('hub_tasks_total', { outcome: 'replied' })).toBe(1);
    expect([grown('hub_task_wait_seconds_count'), grown('hub_task_wait_seconds_sum')]).toEqual([1, 20]);
    expect([grown('hub_task_run_seconds_count'), grown('hub_task_run_seconds_sum')]).toEqual([1, 300]);
  });

  test('an open task is told with its age, and its unread delivery; a sweep ends both', async () => {
    await hub.runJob('expire_tasks');
    const before = await scrape(hub);
    await dispatch();
    hub.clock.advance(25_000);
    const open = await scrape(hub);
    const grown = (now: Scrape, name: string, labels = {}): number => now.sum(name, labels) - before.sum(name, labels);
    expect(grown(open, 'hub_tasks_open', { status: 'delivered' })).toBe(1);
    expect(open.sum('hub_task_oldest_open_seconds')).toBeGreaterThanOrEqual(30);
    expect(grown(open, 'hub_inbox_unread')).toBe(1);
    hub.clock.advance(24 * 3_600_000);
    await hub.runJob('expire_tasks');
    const after = await scrape(hub);
    expect(after.sum('hub_tasks_open', { status: 'delivered' })).toBe(0);
    expect(grown(after, 'hub_expired_total', { reason: 'task' })).toBeGreaterThanOrEqual(1);
    expect(grown(after, 'hub_tasks_total', { outcome: 'expired' })).toBeGreaterThanOrEqual(1);
    expect(grown(after, 'hub_job_seconds_count', { job: 'expire_tasks', outcome: 'done' })).toBe(1);
  });

  test('sessions are told by what they are now', async () => {
    await hub.tool('report_status', { resume_id: 'r1', alias: canary.alias, status: 'idle' }, node);
    expect((await scrape(hub)).sum('hub_sessions', { status: 'idle' })).toBe(1);
    hub.clock.advance(11 * 60_000);
    expect((await scrape(hub)).sum('hub_sessions', { status: 'offline' })).toBe(1);
  });
});

describe('streams', () => {
  test.each([
    ['agent', () => `/events/${canary.alias}`, () => node],
    ['person', () => '/events/users/me', () => user.token],
    ['network', () => `/events/network/${user.networkId}`, () => user.token],
  ])('an open one counts as %s, and as closed by its client', async (kind, path, token) => {
    const stream = await openSse(hub.url, path(), token());
    await stream.until(ofType('connected'));
    expect((await scrape(hub)).sum('hub_streams_open', { kind })).toBe(1);
    expect(await growth('hub_stream_closed_total', { reason: 'client' }, () => closed(stream))).toBe(1);
    expect((await scrape(hub)).sum('hub_streams_open', { kind })).toBe(0);
  });

  test('an event is timed once for all readers of its network', async () => {
    const streams = await Promise.all([1, 2].map(() => openSse(hub.url, `/events/${canary.alias}`, node)));
    const heard = Promise.all(streams.map((stream) => stream.until(ofType('new_task'))));
    const count = await growth('hub_stream_lag_seconds_count', {}, async () => {
      await dispatch();
      await heard;
    });
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(2);
    for (const stream of streams) await closed(stream);
  });

  test('a client that missed too much is told to read anew', async () => {
    const resync = async (): Promise<void> => {
      const stream = await openSse(hub.url, `/events/${canary.alias}`, node, { 'last-event-id': 'foreign-1' });
      await stream.until(ofType('resync'));
      await closed(stream);
    };
    expect(await growth('hub_resyncs_total', {}, resync)).toBe(1);
  });

  test('one whose right has ended is counted so', async () => {
    const guest = await hub.mintNode(user, 'guest');
    const stream = await openSse(hub.url, '/events/guest', guest);
    await stream.until(ofType('connected'));
    const revoke = async (): Promise<void> => {
      const { body } = await hub.api('GET', '/api/auth/tokens', { token: user.token });
      const { token_id: tokenId } = body.tokens.find((token: { name: string }) => token.name === 'node:guest');
      await hub.api('DELETE', `/api/auth/tokens/${tokenId}`, { token: user.token });
      await stream.ended;
    };
    expect(await growth('hub_stream_closed_total', { reason: 'right' }, revoke)).toBe(1);
  });

  /** Closes a stream and waits until the hub knows. */
  async function closed(stream: SseClient): Promise<void> {
    const open = async (): Promise<number> =>
      (await hub.api('GET', '/api/stats/sse', { token: user.token })).body.total as number;
    const before = await open();
    stream.close();
    while ((await open()) >= before);
  }
});

describe('the database', () => {
  test('commits are timed, with the units that shared them', async () => {
    const before = await scrape(hub);
    await Promise.all([dispatch(), dispatch(), dispatch()]);
    const after = await scrape(hub);
    const commits = after.sum('hub_commit_seconds_count') - before.sum('hub_commit_seconds_count');
    expect(commits).toBeGreaterThanOrEqual(1);
    expect(after.sum('hub_commit_seconds_sum')).toBeGreaterThan(before.sum('hub_commit_seconds_sum'));
    expect(after.sum('hub_units_per_commit_sum') - before.sum('hub_units_per_commit_sum')).toBeGreaterThanOrEqual(3);
    expect(after.sum('hub_units_per_commit_count') - before.sum('hub_units_per_commit_count')).toBe(commits);
  });

  test('each engine tells what it has, and nothing of the other', async () => {
    const { samples, sum } = await scrape(hub);
    const told = ['hub_wal_bytes', 'hub_pool_waiting', 'hub_relay_up'].filter((name) =>
      samples.some((sample) => sample.name === name),
    );
    expect(told).toEqual(testEngine === 'sqlite' ? ['hub_wal_bytes'] : ['hub_pool_waiting', 'hub_relay_up']);
    if (testEngine === 'sqlite') expect(sum('hub_wal_bytes')).toBeGreaterThan(0);
    else expect(sum('hub_relay_up')).toBe(1);
    expect(sum('hub_build_info', { engine: testEngine })).toBe(1);
    expect(sum('hub_loop_lag_seconds_count')).toBeGreaterThan(0);
  });
});

describe('a used-up budget is counted', () => {
  const limited = async (strict: TestHub): Promise<number> => (await scrape(strict)).sum('hub_rate_limited_total');

  test('of a caller', async () => {
    const strict = await startTestHub({
      settings: { HUB_METRICS_LISTEN: '127.0.0.1:0', HUB_REQUESTS_PER_MINUTE: '3' },
    });
    const person = await strict.registerUser();
    for (let call = 0; call < 3; call += 1) await strict.api('GET', '/api/tasks', { token: person.token });
    expect(await limited(strict)).toBe(0);
    expect((await strict.api('GET', '/api/tasks', { token: person.token })).status).toBe(429);
    expect(await limited(strict)).toBe(1);
    await strict.close();
  });

  test('of one operation', async () => {
    const strict = await startTestHub({ settings: { HUB_METRICS_LISTEN: '127.0.0.1:0' } });
    const person = await strict.registerUser();
    const statuses: number[] = [];
    for (let call = 0; call < 12; call += 1) {
      const body = { username: person.username, password: person.password };
      statuses.push((await strict.api('POST', '/api/auth/login', { body })).status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await limited(strict)).toBe(refused);
    await strict.close();
  });
});

describe('the scrape', () => {
  test('has all metrics under their names, with their labels and no others', async () => {
    const { text, samples } = await scrape(hub);
    const named = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name: name ?? '', type }));
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(labelsOf).sort());
    for (const { name, labels } of samples) {
      const base = name in labelsOf ? name : name.replace(/_(bucket|sum|count)$/, '');
      const own = Object.keys(labels).filter((label) => label !== 'le');
      expect([name, own.sort()]).toEqual([name, [...(labelsOf[base] ?? [])].sort()]);
    }
    for (const { name, type } of named) expect([name, type === 'counter']).toEqual([name, name.endsWith('_total')]);
    for (const { name } of named) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S.*\\.$`, 'm'));
  });

  test('names no agent, no network and no person, and operations of the contract only', async () => {
    await hub.api('GET', `/api/${canary.network}/${canary.alias}`, { token: user.token });
    const { text, samples } = await scrape(hub);
    for (const word of [...Object.values(canary), user.networkId, user.userId]) expect(text).not.toContain(word);
    const known = new Set(['unknown', ...Object.keys(restAccess), ...Object.keys(toolAccess)]);
    const operations = samples.flatMap(({ labels }) => labels['operation'] ?? []);
    expect(operations.filter((name) => !known.has(name))).toEqual([]);
  });

  test('its histograms add up', async () => {
    const { samples } = await scrape(hub);
    const counts = samples.filter(({ name }) => name.endsWith('_count'));
    expect(counts.length).toBeGreaterThan(5);
    for (const { name, labels, value } of counts) {
      const buckets = samples.filter(
        (one) =>
          one.name === name.replace(/_count$/, '_bucket') &&
          Object.entries(labels).every(([label, text]) => one.labels[label] === text),
      );
      const values = buckets.map((bucket) => bucket.value);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(buckets.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value });
    }
  });

  test('stands alone on its listener; the port of the hub has none', async () => {
    const place = new URL(hub.hub.metricsUrl ?? '');
    expect((await fetch(new URL('/api/tasks', place))).status).toBe(404);
    expect((await fetch(place, { method: 'POST' })).status).toBe(405);
    expect((await fetch(place)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await hub.api('GET', '/metrics')).status).toBe(404);
  });
});

test('a hub that nobody watches has no listener, and nothing hears its commits', async () => {
  const quiet = await startTestHub();
  expect(quiet.hub.metricsUrl).toBeUndefined();
  expect(quiet.hub.platform.taskWatch).toBeUndefined();
  await quiet.close();
});
