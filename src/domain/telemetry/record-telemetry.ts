import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { Tx } from '../ctx.ts';
import type { HostMeasures } from './measures.ts';

/** Which host a sample is of: two networks on one host keep samples of their own. */
export interface HostKey {
  readonly networkId: string;
  readonly hostname: string;
  readonly ip: string;
}

export const minuteMs = 60_000;

/**
 * Keeps a sample of a host: as its newest, and in the bucket of the minute, from which the histories are made. Two
 * statements.
 */
export async function recordTelemetry(tx: Tx, host: HostKey, measures: HostMeasures): Promise<void> {
  const now = tx.platform.clock.now();
  const key = { network_id: host.networkId, hostname: host.hostname, ip: host.ip };
  const both = {
    cpu_load: measures.cpu_load_1min ?? null,
    cpu_pct: measures.cpu_pct ?? null,
    mem_used_gb: measures.mem_used_gb ?? null,
    mem_avail_gb: measures.mem_avail_gb ?? null,
  };
  const newest = {
    ...both,
    cpu_cores: measures.cpu_cores ?? null,
    mem_total_gb: measures.mem_total_gb ?? null,
    disk_total_gb: measures.disk_total_gb ?? null,
    disk_used_gb: measures.disk_used_gb ?? null,
    disk_avail_gb: measures.disk_avail_gb ?? null,
    reported_at: now,
  };
  const columns = ['network_id', 'hostname', 'ip'] as const;
  await tx.db
    .insertInto('host_telemetry')
    .values({ ...key, ...newest })
    .onConflict((conflict) => conflict.columns(columns).doUpdateSet(newest))
    .execute();
  await tx.db
    .insertInto('telemetry_minutes')
    .values({
      ...key,
      ...both,
      minute: now - (now % minuteMs),
      disk_avail_min: newest.disk_avail_gb,
      disk_used_max: newest.disk_used_gb,
    })
    .onConflict((conflict) => conflict.columns([...columns, 'minute']).doUpdateSet(merged))
    .execute();
}

/** The bucket after one more sample of its minute: the last known value, and the extremes of the disk. */
const merged = Object.fromEntries<Expression<unknown>>([
  ...['cpu_load', 'cpu_pct', 'mem_used_gb', 'mem_avail_gb'].map((column) => {
    const known = sql`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`telemetry_minutes.${column}`)})`;
    return [column, known] as const;
  }),
  ['disk_avail_min', extreme('disk_avail_min', '<')],
  ['disk_used_max', extreme('disk_used_max', '>')],
]);

/** The engines spell the lesser of two values differently; `case` is the same on both. */
function extreme(column: string, wins: '<' | '>'): Expression<unknown> {
  const stored = sql.ref(`telemetry_minutes.${column}`);
  const fresh = sql.ref(`excluded.${column}`);
  return sql`case when ${stored} is null or ${fresh} ${sql.raw(wins)} ${stored} then ${fresh} else ${stored} end`;
}
