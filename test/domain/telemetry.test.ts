import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { getServerHealth } from '../../src/domain/telemetry/get-server-health.ts';
import { listServerAgents } from '../../src/domain/telemetry/list-server-agents.ts';
import { listServers } from '../../src/domain/telemetry/list-servers.ts';
import { purgeTelemetry } from '../../src/domain/telemetry/purge-telemetry.ts';
import { serverAlerts } from '../../src/domain/telemetry/server-alerts.ts';
import { systemCaller } from '../../src/domain/caller.ts';
import { createNetwork } from '../../src/domain/networks/create-network.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

const minute = 60_000;
const hour = 60 * minute;

let hub: OwnedHub;
let owner: Ctx;
let networkId: string;
beforeEach(async () => {
  hub = await openOwnedHub();
  ({ owner, networkId } = hub);
});
afterEach(() => hub.close());

const mint = async (alias: string, network = networkId) => {
  const { token } = await issueNodeToken(owner, { networkId: network, nodeName: alias });
  const ctx = await hub.ctxOf(token);
  return (optional: Record<string, unknown> = {}) =>
    reportStatus(ctx, { resumeId: `r-${alias}`, alias, status: 'idle', optional });
};

const host = (measures: Record<string, unknown> = {}) => ({
  host_telemetry: { hostname: 'build-7', ip: '10.0.0.7', cpu_load_1min: 1, cpu_cores: 8, ...measures },
});

describe('reportStatus with telemetry', () => {
  test('a bad measure costs that measure only, a bad object that object', async () => {
    const bee = await mint('bee');
    const { warnings } = await bee({
      host_telemetry: { hostname: 'h', ip: '1.2.3.4', cpu_cores: 1.5, cpu_load_1min: -1, mem_used_gb: 3, more: 1 },
      process_telemetry: 'much',
      daemon: { runtimes_supported: 'all', max_children: 3 },
    });
    expect(warnings).toEqual([
      'host_telemetry.cpu_load_1min: must be a number from 0 to 1000000',
      'host_telemetry.cpu_cores: must be a whole number',
      'process_telemetry: must be an object',
      'daemon.runtimes_supported: must be an array of at most 100 strings',
    ]);
    expect((await listServers(owner)).rows).toMatchObject([
      { hostname: 'h', sample: { mem_used_gb: 3, cpu_cores: null, cpu_load: null } },
    ]);
    const { daemon_json: daemon } = await owner.db.selectFrom('nodes').select('daemon_json').executeTakeFirstOrThrow();
    expect(JSON.parse(daemon ?? '')).toEqual({ runtimes_supported: [], allowed_secret_keys: [], max_children: 3 });
  });

  test('what the host does not say is what the hub sees: the report’s hostname and the address of the call', async () => {
    const bee = await mint('bee');
    expect((await bee({ hostname: 'desk', host_telemetry: { cpu_pct: 5 } })).warnings).toEqual([]);
    expect((await listServers(owner)).rows).toMatchObject([{ hostname: 'desk', ip: '127.0.0.1' }]);
  });

  test('a later heartbeat without telemetry leaves it; another runtime session begins without', async () => {
    const bee = await mint('bee');
    await bee({ ...host(), process_telemetry: { rss_bytes: 2_097_152 } });
    await bee();
    expect((await listServerAgents(owner, { host: 'build-7' })).rows).toMatchObject([
      { process: { rss_bytes: 2_097_152, rss_mb: 2 } },
    ]);
    const { token } = await issueNodeToken(owner, { networkId, nodeName: 'bee' });
    await reportStatus(await hub.ctxOf(token), { resumeId: 'r2', alias: 'bee', status: 'idle', optional: {} });
    expect((await listServers(owner)).rows).toMatchObject([
      { hostname: 'unknown', ip: null, agentCount: 1, sample: null },
    ]);
  });

  test('a daemon without a node record is told so', async () => {
    const bee = await mint('bee');
    await owner.transaction((tx) => tx.db.deleteFrom('nodes').execute());
    expect((await bee({ daemon: {} })).warnings).toEqual(['daemon: this alias has no node record; report node_id too']);
  });
});

describe('listServers', () => {
  test('the newest sample of a host counts, over networks too; hosts of one name differ by address', async () => {
    const other = (await createNetwork(owner, { name: 'lab' })).networkId;
    const [bee, cat, dog, elk] = [await mint('bee'), await mint('cat', other), await mint('dog'), await mint('elk')];
    await bee(host({ cpu_load_1min: 1, mem_avail_gb: 4 }));
    hub.clock.advance(1_000);
    await cat(host({ cpu_load_1min: 3 }));
    await dog(host({ ip: '10.0.0.8' }));
    await elk();
    const seenAt = hub.clock.now();
    expect((await listServers(owner)).rows).toMatchObject([
      {
        hostname: 'build-7',
        ip: '10.0.0.7',
        agentCount: 2,
        sample: { cpu_load: 3, mem_avail_gb: null },
        lastSeenAt: seenAt,
      },
      { hostname: 'build-7', ip: '10.0.0.8', agentCount: 1 },
      { hostname: 'unknown', ip: null, agentCount: 1, lastSeenAt: seenAt },
    ]);
    expect((await listServers(owner, { networkId })).rows).toMatchObject([
      { agentCount: 1, sample: { cpu_load: 1 } },
      {},
      {},
    ]);
  });
});

describe('getServerHealth', () => {
  test('three histories of means, with the extremes of the disk', async () => {
    const bee = await mint('bee');
    // 12:00, then 20 hours and some minutes later.
    await bee(host({ cpu_load_1min: 9, disk_avail_gb: 50, disk_used_gb: 10 }));
    hub.clock.advance(20 * hour);
    await bee(host({ cpu_load_1min: 1, disk_avail_gb: 30, disk_used_gb: 20 }));
    hub.clock.advance(30_000);
    // The same minute: its last value counts, but no extreme is lost.
    await bee(host({ cpu_load_1min: 2, disk_avail_gb: 40, disk_used_gb: 15 }));
    hub.clock.advance(minute);
    await bee(host({ cpu_load_1min: 4 }));
    const health = await getServerHealth(owner, { host: '10.0.0.7' });
    const start = Date.UTC(2026, 0, 16, 8);
    expect(health).toMatchObject({ hostname: 'build-7', ip: '10.0.0.7', agentCount: 1, sample: { cpu_load: 4 } });
    expect(health.history['5m']).toMatchObject([
      { start, cpuLoad: 2 },
      { start: start + minute, cpuLoad: 4 },
    ]);
    expect(health.history['1h']).toMatchObject([{ start, cpuLoad: 3, cpuPct: null }]);
    expect(health.history['24h']).toMatchObject([
      { start: start - 20 * hour, cpuLoad: 9 },
      { start, cpuLoad: 3, diskAvailMin: 30, diskUsedMax: 20 },
    ]);
  });

  test('a full history has 5, 12 and 24 pieces', async () => {
    const key = { network_id: networkId, hostname: 'build-7', ip: '10.0.0.7' };
    const bee = await mint('bee');
    await bee(host());
    const now = hub.clock.now();
    const rows = Array.from({ length: 1_500 }, (_, back) => ({
      ...key,
      minute: now - (back + 1) * minute,
      cpu_load: 1,
    }));
    await owner.transaction((tx) => tx.db.insertInto('telemetry_minutes').values(rows).execute());
    const { history } = await getServerHealth(owner, { host: 'build-7' });
    expect([history['5m'].length, history['1h'].length, history['24h'].length]).toEqual([5, 12, 24]);
  });

  test('sessions without telemetry are a host of their own', async () => {
    await (
      await mint('bee')
    )();
    expect(await getServerHealth(owner, { host: 'unknown' })).toMatchObject({
      agentCount: 1,
      sample: null,
      alertLevel: 'green',
    });
  });
});

describe('serverAlerts', () => {
  test.each([
    [null, 'green'],
    [5, 'green'],
    [4.99, 'yellow'],
    [1, 'yellow'],
    [0.99, 'red'],
    [0, 'red'],
  ])('%p GB of free disk: %s', (disk, level) => {
    expect(serverAlerts({ disk_avail_gb: disk }).level).toBe(level);
  });
});

describe('purgeTelemetry', () => {
  test('deletes what is older than 7 days; a host heard of since stays', async () => {
    const [bee, cat] = [await mint('bee'), await mint('cat')];
    await bee(host());
    await cat(host({ hostname: 'gone' }));
    hub.clock.advance(7 * 24 * hour);
    await bee(host());
    const system = hub.ctx(systemCaller);
    expect(await purgeTelemetry(system)).toBe(0);
    hub.clock.advance(minute);
    expect(await purgeTelemetry(system)).toBe(3);
    expect(await purgeTelemetry(system)).toBe(0);
    expect((await listServers(owner)).rows).toMatchObject([
      { hostname: 'build-7' },
      { hostname: 'unknown', agentCount: 1 },
    ]);
  });
});
