import type { Selectable } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import type { HubTables } from '../../entities/index.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { healthFreshMs } from '../sessions/degraded-layers.ts';
import type { Health } from '../sessions/degraded-layers.ts';
import { liveStatus } from '../sessions/live-status.ts';
import type { ProcessMeasures } from './measures.ts';
import { onHost, serverSessions } from './server-sessions.ts';

/** It bounds the answer; no host that we know of comes near. */
const maxAgents = 5_000;
const runtimePrefix = 'agent-node:';

/** A session of a host with what is known of its process. */
export interface ServerAgent {
  readonly session: Pick<Selectable<HubTables['sessions']>, 'alias' | 'agent' | 'model' | 'task' | 'progress'>;
  /** What the agent calls itself, else its node record. */
  readonly runtime: string | null;
  readonly status: SessionStatus;
  /** Epoch milliseconds. */
  readonly lastSeenAt: number;
  /** Null when it was never reported or is older than health is believed. */
  readonly health: Health | null;
  /** Null where the agent's host is not known. */
  readonly sample: AgentSample | null;
  readonly process: ProcessMeasures | null;
}

type AgentSample = Omit<Selectable<HubTables['host_telemetry']>, 'network_id'>;

/**
 * The sessions of a host, found by its name or address (seed 000, GET /api/server/:host/agents). One query besides
 * the scope's own.
 *
 * @throws server_not_found no session of the readable networks is on such a host
 * @throws access_denied
 */
export async function listServerAgents(ctx: Ctx, host: string, networkId?: string): Promise<ServerAgent[]> {
  const scope = await resolveReadScope(ctx, networkId);
  const rows = await serverSessions(ctx.db, scope)
    .leftJoin('nodes as n', (join) => join.onRef('n.network_id', '=', 's.network_id').onRef('n.alias', '=', 's.alias'))
    .select(['s.alias', 's.agent', 's.model', 's.task', 's.progress', 's.status', 's.last_seen_at', 's.health_json'])
    .select(['s.health_at', 's.process_json', 'n.runtime', 't.hostname', 't.ip', 't.cpu_load', 't.cpu_cores'])
    .select(['t.cpu_pct', 't.mem_total_gb', 't.mem_used_gb', 't.mem_avail_gb', 't.disk_total_gb', 't.disk_used_gb'])
    .select(['t.disk_avail_gb', 't.reported_at'])
    .where(onHost(host))
    .orderBy('s.network_id')
    .orderBy('s.alias')
    .limit(maxAgents)
    .execute();
  if (rows.length === 0) throw new DomainError('server_not_found');
  const now = ctx.platform.clock.now();
  return rows.map((row) => ({
    session: row,
    runtime: row.agent?.startsWith(runtimePrefix) ? row.agent.slice(runtimePrefix.length) : row.runtime,
    status: liveStatus({ status: row.status, lastSeenAt: row.last_seen_at }, now),
    lastSeenAt: row.last_seen_at,
    health: now - (row.health_at ?? 0) <= healthFreshMs ? parse<Health>(row.health_json) : null,
    sample: isSampled(row) ? row : null,
    process: parse<ProcessMeasures>(row.process_json),
  }));
}

function isSampled(row: { [K in keyof AgentSample]: AgentSample[K] | null }): row is AgentSample {
  return row.hostname !== null;
}

/** What the hub itself stored, after checking it. */
function parse<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
