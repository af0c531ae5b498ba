import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: 'master-secret' } });
});
beforeEach(async () => {
  owner = await hub.registerUser();
});
afterAll(() => hub.close());

const measures = {
  ...{ hostname: 'build-7', ip: '10.0.0.7', cpu_load_1min: 1.5, cpu_cores: 8, cpu_pct: 20 },
  ...{ mem_total_gb: 32, mem_used_gb: 12, mem_avail_gb: 20, disk_total_gb: 100, disk_used_gb: 96, disk_avail_gb: 4 },
};

/** Mints a node and lets it report; returns what it is told. */
const report = async (alias: string, optional: Record<string, unknown> = {}) => {
  const token = await hub.mintNode(owner, alias);
  return hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'working', ...optional }, token);
};

const get = (path: string, token: string | undefined = owner.token) => hub.api('GET', path, { token });

describe('listServers', () => {
  test('200: a bare array; sessions without telemetry stand together as unknown', async () => {
    expect(await report('bee', { host_telemetry: measures })).toMatchObject({ ok: true });
    await report('cat', { host_telemetry: measures });
    await report('dog');
    const { status, body } = await get('/api/servers');
    expect(status).toBe(200);
    const seen = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(body).toEqual([
      {
        ...{ hostname: 'build-7', ip: '10.0.0.7', agent_count: 2, cpu_load_1min: 1.5, cpu_cores: 8 },
        ...{ mem_avail_gb: 20, mem_used_gb: 12, last_seen: seen },
      },
      {
        ...{ hostname: 'unknown', ip: null, agent_count: 1, cpu_load_1min: null, cpu_cores: null },
        ...{ mem_avail_gb: null, mem_used_gb: null, last_seen: seen },
      },
    ]);
  });

  test('200: nobody else sees them, the master token does', async () => {
    await report('bee', { host_telemetry: { ...measures, hostname: `own-${owner.networkId}` } });
    const stranger = await hub.registerUser();
    expect((await get('/api/servers', stranger.token)).body).toEqual([]);
    expect((await get(`/api/servers?network_id=${owner.networkId}`, stranger.networkToken)).body).toEqual([]);
    const { body } = await get('/api/servers', 'master-secret');
    expect(body).toContainEqual(expect.objectContaining({ hostname: `own-${owner.networkId}` }));
  });
});

describe('getServerHealth', () => {
  test('200: by host name and by address, with histories and alerts', async () => {
    await report('bee', { host_telemetry: measures });
    for (const host of ['build-7', '10.0.0.7']) {
      const { status, body } = await get(`/api/server/${host}/health`);
      expect(status).toBe(200);
      const { hostname: _name, ip: _ip, ...latest } = measures;
      const bucket = { start: expect.any(String), cpu_load_1min: 1.5, cpu_pct: 20, mem_used_gb: 12, mem_avail_gb: 20 };
      expect(body).toEqual({
        ok: true,
        host,
        hostname: 'build-7',
        ip: '10.0.0.7',
        agent_count: 1,
        alert_level: 'yellow',
        alerts: [{ level: 'yellow', metric: 'disk_avail_gb', value: 4, threshold: 5 }],
        latest: { ...latest, last_seen: expect.any(String) },
        history: {
          '5m': [bucket],
          '1h': [bucket],
          '24h': [{ ...bucket, disk_avail_min: 4, disk_used_max: 96 }],
        },
      });
    }
  });

  test('200: disk fields are null when unavailable, and raise no alert', async () => {
    await report('bee', { host_telemetry: { hostname: 'h', cpu_cores: 2 } });
    const { body } = await get('/api/server/h/health');
    expect(body).toMatchObject({ alert_level: 'green', alerts: [], latest: { disk_avail_gb: null, cpu_cores: 2 } });
  });

  test.each([
    ['green', 5],
    ['yellow', 1],
    ['red', 0.99],
  ])('200: %s with %d GB of free disk', async (level, disk) => {
    await report('bee', { host_telemetry: { hostname: 'h', disk_avail_gb: disk } });
    expect((await get('/api/server/h/health')).body.alert_level).toBe(level);
  });

  test('404 server_not_found: absent, or another network’s', async () => {
    await report('bee', { host_telemetry: measures });
    const stranger = await hub.registerUser();
    const answers = [
      await get('/api/server/nowhere/health'),
      await get('/api/server/build-7/health', stranger.token),
      await get('/api/server/unknown/health', stranger.token),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'server not found']);
  });

  test('400 invalid_input: a host of 256 characters', async () => {
    expect((await get(`/api/server/${'x'.repeat(255)}/health`)).status).toBe(404);
    expect((await get(`/api/server/${'x'.repeat(256)}/health`)).status).toBe(400);
  });
});

describe('listServerAgents', () => {
  test('200: all that is known of an agent', async () => {
    await report('bee', {
      ...{ agent: 'agent-node:codex-sdk', model: 'm1', task: 'build', progress: 40, host_telemetry: measures },
      health: { app_server: { ok: true }, tui: { ok: false, reason: 'gone' }, model_auth: 'valid', other: 1 },
      process_telemetry: { rss_bytes: 1_048_576, cpu_pct: 3, uptime_seconds: 60, in_flight_count: 1 },
    });
    const { status, body } = await get('/api/server/10.0.0.7/agents');
    expect([status, body.ok, body.host, body.agent_count]).toEqual([200, true, '10.0.0.7', 1]);
    const { hostname, ip, ...telemetry } = measures;
    expect(body.agents).toEqual([
      {
        ...{ alias: 'bee', runtime: 'codex-sdk', raw_agent: 'agent-node:codex-sdk', model: 'm1', status: 'working' },
        ...{ task: 'build', progress: 40, last_seen: expect.any(String), hostname, ip },
        health: { app_server: { ok: true }, tui: { ok: false, reason: 'gone' }, model_auth: 'valid' },
        telemetry: { ...telemetry, last_seen: expect.any(String) },
        process_telemetry: { rss_bytes: 1_048_576, rss_mb: 1, cpu_pct: 3, uptime_seconds: 60, in_flight_count: 1 },
      },
    ]);
  });

  test('200: unknown shows the agents without telemetry, offline ones too', async () => {
    await report('bee', { health: { tui: { ok: true } } });
    hub.clock.advance(600_001);
    const { body } = await get('/api/server/unknown/agents');
    expect(body.agents).toMatchObject([
      {
        ...{ alias: 'bee', status: 'offline', runtime: null, raw_agent: null, hostname: 'unknown', ip: null },
        ...{ health: null, telemetry: null, process_telemetry: null },
      },
    ]);
  });

  test('404 server_not_found: absent', async () => {
    const { status, body } = await get('/api/server/nowhere/agents');
    expect([status, body]).toMatchObject([404, { ok: false, error: 'server not found' }]);
  });
});

describe('listServers, getServerHealth and listServerAgents refuse alike', () => {
  const paths = ['/api/servers', '/api/server/build-7/health', '/api/server/build-7/agents'];

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    for (const path of paths) {
      const { status, body } = await get(`${path}?network_id=${owner.networkId}`, stranger.token);
      expect([status, body.error]).toEqual([403, 'access_denied']);
    }
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await hub.registerUser();
    await addTo(hub, owner, member, { role: 'member', agent_access: 'granted' });
    for (const path of paths) {
      const { status, body } = await get(`${path}?network_id=${owner.networkId}`, member.token);
      expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
    }
  });

  test('401 token_required: no token', async () => {
    for (const path of paths) expect(await hub.api('GET', path)).toMatchObject({ status: 401 });
  });
});
