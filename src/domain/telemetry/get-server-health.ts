import { sql } from 'kysely';
import type { AlertLevel } from '../../../generated/enums.ts';
import type { HostTelemetryRow } from '../../entities/rows.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { minuteMs } from './record-telemetry.ts';
import { serverAlerts } from './server-alerts.ts';
import type { ServerAlert } from './server-alerts.ts';
import { onHost, serverSessions, unknownHost } from './server-sessions.ts';

/** Mean values of one piece of a history; null where nothing was measured. */
export interface HistoryBucket {
  /** Begin of the piece, epoch milliseconds. */
  readonly start: number;
  readonly cpuLoad: number | null;
  readonly cpuPct: number | null;
  readonly memUsedGb: number | null;
  readonly memAvailGb: number | null;
  readonly diskAvailMin: number | null;
  readonly diskUsedMax: number | null;
}

/** The three histories of a host: how many pieces of how many minutes. */
const spans = {
  '5m': { minutes: 1, pieces: 5 },
  '1h': { minutes: 5, pieces: 12 },
  '24h': { minutes: 60, pieces: 24 },
} as const;

export interface ServerHealth {
  readonly hostname: string;
  readonly ip: string | null;
  readonly agentCount: number;
  readonly alertLevel: AlertLevel;
  readonly alerts: readonly ServerAlert[];
  readonly sample: HostTelemetryRow | null;
  /** Oldest first; only pieces in which something was reported. */
  readonly history: Readonly<Record<keyof typeof spans, readonly HistoryBucket[]>>;
}

/**
 * How a host is, found by its name or address; if several match, the one that reported last supplies the measures. At
 * most five queries besides the scope's own; each history walks the primary key of the minute buckets.
 *
 * @throws server_not_found no session of the readable networks is on such a host
 * @throws access_denied
 */
export async function getServerHealth(
  ctx: Ctx,
  { host, networkId }: { readonly host: string; readonly networkId?: string | undefined },
): Promise<ServerHealth> {
  const scope = await resolveReadScope(ctx, networkId);
  const groups = await serverSessions(ctx.db, scope)
    .select((eb) => ['t.network_id', 't.hostname', 't.ip', 't.reported_at', eb.fn.countAll().as('agents')])
    .where(onHost(host))
    .groupBy(['t.network_id', 't.hostname', 't.ip', 't.reported_at'])
    .execute();
  if (groups.length === 0) throw new DomainError('server_not_found');
  const [newest] = groups.filter(isKnown).sort((a, b) => b.reported_at - a.reported_at);
  const agentCount = groups.reduce((sum, { agents }) => sum + Number(agents), 0);
  if (newest === undefined) {
    const history = { '5m': [], '1h': [], '24h': [] };
    return { hostname: unknownHost, ip: null, agentCount, alertLevel: 'green', alerts: [], sample: null, history };
  }
  const { hostname, ip } = newest;
  const same = groups.filter((group) => group.hostname === hostname && group.ip === ip);
  const networkIds = same.map((group) => group.network_id).filter((id) => id !== null);
  const sample = await readSample(ctx.db, newest);
  const { level: alertLevel, alerts } = serverAlerts(sample);
  const read = (span: keyof typeof spans) => readHistory(ctx, { networkIds, hostname, ip }, spans[span]);
  const history = { '5m': await read('5m'), '1h': await read('1h'), '24h': await read('24h') };
  return { hostname, ip, agentCount, alertLevel, alerts, sample, history };
}

interface KnownHost {
  readonly network_id: string;
  readonly hostname: string;
  readonly ip: string;
  readonly reported_at: number;
}

function isKnown<T extends { [K in keyof KnownHost]: KnownHost[K] | null }>(group: T): group is T & KnownHost {
  return group.hostname !== null;
}

async function readSample(db: Queries, host: KnownHost): Promise<HostTelemetryRow | null> {
  const sample = await db
    .selectFrom('host_telemetry')
    .selectAll()
    .where('network_id', '=', host.network_id)
    .where('hostname', '=', host.hostname)
    .where('ip', '=', host.ip)
    .executeTakeFirst();
  return sample ?? null;
}

async function readHistory(
  ctx: Ctx,
  host: { readonly networkIds: readonly string[]; readonly hostname: string; readonly ip: string },
  { minutes, pieces }: { readonly minutes: number; readonly pieces: number },
): Promise<HistoryBucket[]> {
  const width = minutes * minuteMs;
  const now = ctx.platform.clock.now();
  const from = now - (now % width) - (pieces - 1) * width;
  // A literal: Postgres takes two parameters of the same value for two expressions.
  const start = sql<number>`minute - minute % ${sql.lit(width)}`;
  const rows = await ctx.db
    .selectFrom('telemetry_minutes')
    .select((eb) => [
      start.as('start'),
      eb.fn.avg('cpu_load').as('cpu_load'),
      eb.fn.avg('cpu_pct').as('cpu_pct'),
      eb.fn.avg('mem_used_gb').as('mem_used_gb'),
      eb.fn.avg('mem_avail_gb').as('mem_avail_gb'),
      eb.fn.min('disk_avail_min').as('disk_avail_min'),
      eb.fn.max('disk_used_max').as('disk_used_max'),
    ])
    .where('network_id', 'in', host.networkIds)
    .where('hostname', '=', host.hostname)
    .where('ip', '=', host.ip)
    .where('minute', '>=', from)
    .groupBy(start)
    .orderBy(start)
    .execute();
  return rows.map((row) => ({
    start: Number(row.start),
    cpuLoad: numberOf(row.cpu_load),
    cpuPct: numberOf(row.cpu_pct),
    memUsedGb: numberOf(row.mem_used_gb),
    memAvailGb: numberOf(row.mem_avail_gb),
    diskAvailMin: row.disk_avail_min,
    diskUsedMax: row.disk_used_max,
  }));
}

function numberOf(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}
