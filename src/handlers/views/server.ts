import type { Schemas } from '../../../generated/rest.ts';
import type { HostTelemetryRow } from '../../entities/rows.ts';
import type { HistoryBucket, ServerHealth } from '../../domain/telemetry/get-server-health.ts';
import type { ServerAgent } from '../../domain/telemetry/list-server-agents.ts';
import type { Server } from '../../domain/telemetry/list-servers.ts';
import { unknownHost } from '../../domain/telemetry/server-sessions.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A host in the list. */
export function viewServer({ hostname, ip, agentCount, sample, lastSeenAt }: Server): Schemas['Server'] {
  return {
    hostname,
    ip,
    agent_count: agentCount,
    cpu_load_1min: sample?.cpu_load ?? null,
    cpu_cores: sample?.cpu_cores ?? null,
    mem_avail_gb: sample?.mem_avail_gb ?? null,
    mem_used_gb: sample?.mem_used_gb ?? null,
    last_seen: toWireTime(lastSeenAt),
  };
}

/** Health of a host. */
export function viewServerHealth(host: string, health: ServerHealth): Schemas['GetServerHealthAnswer'] {
  const { history } = health;
  return {
    ok: true,
    host,
    hostname: health.hostname,
    ip: health.ip,
    agent_count: health.agentCount,
    alert_level: health.alertLevel,
    alerts: [...health.alerts],
    latest: viewMeasures(health.sample),
    history: {
      '5m': history['5m'].map(viewBucket),
      '1h': history['1h'].map(viewBucket),
      '24h': history['24h'].map((bucket) => ({
        ...viewBucket(bucket),
        disk_avail_min: bucket.diskAvailMin,
        disk_used_max: bucket.diskUsedMax,
      })),
    },
  };
}

/** A session of a host. */
export function viewServerAgent(agent: ServerAgent): Schemas['ServerAgent'] {
  const { session, sample, process } = agent;
  return {
    alias: session.alias,
    runtime: agent.runtime,
    raw_agent: session.agent,
    model: session.model,
    status: agent.status,
    task: session.task,
    progress: session.progress === null ? null : Number(session.progress),
    last_seen: toWireTime(agent.lastSeenAt),
    health: agent.health && viewHealthLayers(agent.health),
    hostname: sample?.hostname ?? unknownHost,
    ip: sample?.ip ?? null,
    telemetry: sample && viewMeasures(sample),
    process_telemetry: process && {
      rss_bytes: process.rss_bytes ?? null,
      rss_mb: process.rss_mb ?? null,
      cpu_pct: process.cpu_pct ?? null,
      uptime_seconds: process.uptime_seconds ?? null,
      in_flight_count: process.in_flight_count ?? null,
    },
  };
}

function viewMeasures(sample: Omit<HostTelemetryRow, 'network_id'> | null): Schemas['ServerMeasures'] {
  return {
    cpu_load_1min: sample?.cpu_load ?? null,
    cpu_cores: sample?.cpu_cores ?? null,
    cpu_pct: sample?.cpu_pct ?? null,
    mem_total_gb: sample?.mem_total_gb ?? null,
    mem_used_gb: sample?.mem_used_gb ?? null,
    mem_avail_gb: sample?.mem_avail_gb ?? null,
    disk_total_gb: sample?.disk_total_gb ?? null,
    disk_used_gb: sample?.disk_used_gb ?? null,
    disk_avail_gb: sample?.disk_avail_gb ?? null,
    last_seen: toWireTime(sample?.reported_at ?? null),
  };
}

function viewBucket(bucket: HistoryBucket): Schemas['HistoryBucket'] {
  return {
    start: toWireTime(bucket.start),
    cpu_load_1min: bucket.cpuLoad,
    cpu_pct: bucket.cpuPct,
    mem_used_gb: bucket.memUsedGb,
    mem_avail_gb: bucket.memAvailGb,
  };
}

/** Only the layers that the contract knows: a report may have brought more. */
function viewHealthLayers(health: NonNullable<ServerAgent['health']>): Schemas['AgentHealth'] {
  const { app_server: appServer, tui, model_auth: modelAuth } = health;
  return {
    ...(appServer && { app_server: viewLayer(appServer) }),
    ...(tui && { tui: viewLayer(tui) }),
    ...(modelAuth !== undefined && { model_auth: modelAuth }),
  };
}

function viewLayer({ ok, reason }: { readonly ok: boolean; readonly reason?: string }): Schemas['AgentHealthLayer'] {
  return { ok, ...(reason !== undefined && { reason }) };
}
