import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { maxUploadBytes } from '../../generated/enums.ts';
import { createHealthRest } from '../../src/handlers/rest/health.ts';
import { JobRuns } from '../../src/domain/audit/job-runs.ts';
import { jobs } from '../../src/handlers/jobs/index.ts';
import { toWireTime } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { addTo } from '../support/members.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
const capacity = 250;
let hub: TestHub;
let root: TestUser;
let owner: TestUser;
beforeAll(async () => {
  const log = createLog({ logLevel: 'warn', logRing: capacity }, () => undefined);
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master }, overrides: { log } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  owner = await hub.registerUser();
});
afterAll(() => hub.close());

const get = (path: string, token: string | undefined) => hub.api('GET', path, { token });

describe('getStats', () => {
  test('200: figures of one network and its newest tasks', async () => {
    for (const alias of ['bee', 'cat']) {
      const token = await hub.mintNode(owner, alias);
      await hub.tool('report_status', { resume_id: 'r', alias, status: 'idle' }, token);
    }
    for (let n = 0; n < 11; n += 1) {
      await hub.api('POST', '/api/task', { token: owner.token, body: { alias: 'bee', task: `t${n}` } });
    }
    const { status, body } = await get('/api/stats', owner.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ ok: true, network_id: owner.networkId, nodes: { total: 2 } },
      tasks: { total: 11, by_status: { delivered: 11 } },
      sessions: { by_status: { idle: 2 } },
    });
    expect(body.recent_tasks.map((task: { content: string }) => task.content)).toEqual(
      Array.from({ length: 10 }, (_, back) => `t${10 - back}`),
    );
    hub.clock.advance(600_001);
    expect((await get('/api/stats', owner.token)).body.sessions).toEqual({ by_status: { offline: 2 } });
  });

  test('200: over several networks network_id is null; a network token has one', async () => {
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    expect((await get('/api/stats', owner.token)).body).toMatchObject({ network_id: null, tasks: { total: 0 } });
    expect((await get('/api/stats', owner.networkToken)).body.network_id).toBe(owner.networkId);
    expect((await get('/api/stats', master)).body).toMatchObject({ network_id: null });
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await get(`/api/stats?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await hub.registerUser();
    await addTo(hub, owner, member, { role: 'member', agent_access: 'granted' });
    const { status, body } = await get(`/api/stats?network_id=${owner.networkId}`, member.token);
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });

  test('401 token_required: no token', async () => {
    expect(await get('/api/stats', undefined)).toMatchObject({ status: 401, body: { error: 'token required' } });
  });
});

describe('getStreamStats and getHealth', () => {
  test('200: each caller sees the streams of its own networks, admins and the master token all', async () => {
    const bee = await hub.mintNode(owner, 'bee');
    const stranger = await hub.registerUser();
    const streams = await Promise.all([
      openSse(hub.url, '/events/bee', bee),
      openSse(hub.url, '/events/bee', bee),
      openSse(hub.url, `/events/${root.username}`, root.token),
    ]);
    await Promise.all(streams.map((stream) => stream.until((frame) => frame.event === 'connected')));
    const own = { [`${owner.networkId}:bee`]: 2 };
    const all = { ...own, [`${root.networkId}:${root.username}`]: 1 };
    const seen: readonly (readonly [string, Record<string, number>, number])[] = [
      [owner.token, own, 2],
      [stranger.token, {}, 0],
      [stranger.networkToken, {}, 0],
      [root.token, all, 3],
      [root.networkToken, { [`${root.networkId}:${root.username}`]: 1 }, 1],
      [master, all, 3],
    ];
    for (const [token, sessions, total] of seen) {
      expect((await get('/api/stats/sse', token)).body).toMatchObject({ ok: true, total, sessions });
      expect((await get('/health', token)).body).toMatchObject({ sse_connections: 3, sse_sessions: sessions });
    }
    expect((await get('/api/stats/sse', bee)).body).toEqual({
      ...{ ok: true, total: 2, sessions: own, scope: 'network', network_id: owner.networkId },
    });
    expect((await get('/api/stats/sse', owner.token)).body).not.toHaveProperty('scope');
    const anonymous = (await get('/health', undefined)).body;
    expect(anonymous).toMatchObject({ sse_connections: 3 });
    expect(anonymous).not.toHaveProperty('sse_sessions');
    for (const stream of streams) stream.close();
  });

  test('200: what health says of the hub', async () => {
    const { status, body } = await get('/health', undefined);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ ok: true, version: expect.any(String), api_version: 'v3', transport: 'streamable-http' },
      ...{ sessions_count: expect.any(Number), sse_connections: expect.any(Number), auth: 'token' },
      ...{ security: 'enforced', has_users: true, tmux: false, v3_auth: true, multi_network: true, license: 'trial' },
      ...{ uptime: expect.any(Number), capabilities: expect.arrayContaining(['host_telemetry']) },
      limits: { max_upload_bytes: maxUploadBytes, max_request_content_length: maxUploadBytes + 1_048_576 },
    });
  });

  test('401 token_required: stream figures without a token', async () => {
    expect(await get('/api/stats/sse', undefined)).toMatchObject({ status: 401, body: { error: 'token required' } });
  });
});

describe('listJobs', () => {
  const list = (token: string | undefined = root.token) => get('/api/jobs', token);

  test('200: every job with its period, its last run and its next, for system admins and the master token', async () => {
    const { status, body } = await list();
    expect([status, body.jobs.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      jobs.map(({ name }) => name).sort(),
    ]);
    const before = body.jobs.find(({ name }: { name: string }) => name === 'purge_audit');
    expect(before).toMatchObject({ running: false, last_started_at: null, last_duration_ms: null, last_result: null });
    await hub.runJob('purge_audit');
    const after = (await list(master)).body.jobs.find(({ name }: { name: string }) => name === 'purge_audit');
    expect(after).toEqual({
      ...before,
      last_started_at: toWireTime(hub.clock.now()),
      last_duration_ms: 0,
      last_result: 'done',
    });
  });

  test('200: a run that failed says so, and the next one is planned', async () => {
    const runs = new JobRuns();
    runs.plan({ name: 'sweep', everySeconds: 30, everyProcess: false }, 1_000);
    runs.tick('sweep', 31_000);
    runs.begin('sweep', 31_000);
    expect(runs.list()).toMatchObject([{ runningSince: 31_000, last: null, nextAt: 61_000 }]);
    runs.end('sweep', 31_250, 'failed');
    expect(runs.list()).toMatchObject([
      { runningSince: null, last: { startedAt: 31_000, durationMs: 250, result: 'failed' }, nextAt: 61_000 },
    ]);
  });

  test('403 admin_only: a person, and the node of an admin', async () => {
    for (const token of [owner.token, root.networkToken]) {
      expect(await list(token)).toMatchObject({ status: 403, body: { error: 'admin only' } });
    }
  });
});

describe('listServerLogs', () => {
  const logs = (query = '', token: string | undefined = root.token) => get(`/api/server-logs${query}`, token);
  const say = (message: string, fields: Record<string, unknown> = {}) => hub.hub.platform.log.warn(fields, message);

  test('200: newest first, 200 unless more are wanted, and no more than the ring holds', async () => {
    for (let n = 0; n < capacity + 5; n += 1) say(`line ${n}`);
    const { status, body } = await logs();
    expect([status, body.ok, body.capacity, body.logs.length]).toEqual([200, true, capacity, 200]);
    expect(body.logs[0]).toEqual({ ts: expect.any(String), level: 'warn', line: expect.stringContaining('line 254') });
    expect(body.logs[1].line).toContain('line 253');
    expect((await logs('?limit=100000')).body.logs).toHaveLength(capacity);
    expect((await logs('?limit=1', master)).body.logs).toHaveLength(1);
  });

  test('200: since, a cut of 4000 characters, no secret', async () => {
    say(`token utok_${'a'.repeat(30)}`);
    say('x'.repeat(5_000));
    const { body } = await logs('?limit=2&since=2020-01-01');
    expect(body.logs[0].line).toHaveLength(4_000);
    expect(body.logs[1].line).not.toContain('aaaa');
    const [newest] = body.logs;
    expect((await logs(`?since=${newest.ts}`)).body.logs[0]).toEqual(newest);
    const later = new Date(Date.parse(newest.ts) + 1).toISOString();
    expect((await logs(`?since=${later}`)).body.logs).toEqual([]);
  });

  test('400 invalid_input: no such limit, no such time', async () => {
    for (const query of ['?limit=0', '?limit=x', '?since=2026-02-30', '?since=soon']) {
      expect(await logs(query)).toMatchObject({ status: 400, body: { error: 'invalid input' } });
    }
  });

  test('403 admin_only: users, nodes, an admin’s node', async () => {
    for (const token of [owner.token, owner.networkToken, root.networkToken]) {
      expect(await logs('', token)).toMatchObject({ status: 403, body: { error: 'admin only' } });
    }
  });

  test('401 token_required: no token', async () => {
    expect(await get('/api/server-logs', undefined)).toMatchObject({ status: 401, body: { error: 'token required' } });
  });
});

describe('getReadiness', () => {
  test('503 service_unavailable: the database is away or the hub is stopping', async () => {
    const facts = { version: '0', uptimeSeconds: () => 0, streamCounts: () => new Map<string, number>() };
    const { getReadiness } = createHealthRest({ ...facts, isReady: () => Promise.resolve(false) });
    await expect(getReadiness()).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
