import { sql } from 'kysely';
import type { InferResult } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import type { HostTelemetryRow, SessionRow } from '../../entities/rows.ts';
import { behindAlias, readMerged } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { healthFreshMs } from '../sessions/degraded-layers.ts';
import type { Health } from '../sessions/degraded-layers.ts';
import { liveStatus } from '../sessions/live-status.ts';
import type { ProcessMeasures } from './measures.ts';
import { onHost, serverSessions } from './server-sessions.ts';

const pages = definePages('server_agents', 'text', 'text');
const runtimePrefix = 'agent-node:';

/** A session of a host with what is known of its process. */
export interface ServerAgent {
  readonly session: Pick<SessionRow, 'alias' | 'agent' | 'model' | 'task' | 'progress'>;
  /** What the agent calls itself, else its node record. */
  readonly runtime: string | null;
  readonly status: SessionStatus;
  /** Epoch milliseconds. */
  readonly lastSeenAt: number;
  /** Null when it was never reported or is no longer fresh. */
  readonly health: Health | null;
  /** Null where the agent's host is not known. */
  readonly sample: AgentSample | null;
  readonly process: ProcessMeasures | null;
}

type AgentSample = Omit<HostTelemetryRow, 'network_id'>;

export interface ServerAgents extends Page<ServerAgent> {
  /** On the host, whatever the page holds. */
  readonly agentCount: number;
}

/**
 * The sessions of a host by network and alias, the host found by its name or address. One query besides the scope's
 * own, and a second for the count when the page is not all there is.
 *
 * @throws server_not_found no session of the readable networks is on such a host
 * @throws access_denied, invalid_cursor
 */
export async function listServerAgents(
  ctx: Ctx,
  query: Paging & { readonly host: string; readonly networkId?: string | undefined },
): Promise<ServerAgents> {
  const { host } = query;
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId);
  const parts = behindAlias(scope, page.after, 's').map((part) => {
    const select = selectAgents(ctx.db, scope).where(onHost(host)).orderBy('s.network_id').orderBy('s.alias');
    return (part === undefined ? select : select.where(part)).limit(page.reads);
  });
  const read = await readMerged<AgentRow>(ctx.db, parts, sql`network_id, alias`, page.reads);
  const { rows, nextCursor } = page.cut(read, (row) => [row.network_id, row.alias]);
  const isAll = page.after === undefined && nextCursor === null;
  const agentCount = isAll ? rows.length : await countAgents(ctx.db, scope, host);
  if (agentCount === 0) throw new DomainError('server_not_found');
  const now = ctx.platform.clock.now();
  return { rows: rows.map((row) => agentOf(row, now)), nextCursor, agentCount };
}

const selectAgents = (db: Queries, scope: Scope) =>
  serverSessions(db, scope)
    .leftJoin('nodes as n', (join) => join.onRef('n.network_id', '=', 's.network_id').onRef('n.alias', '=', 's.alias'))
    .select(['s.alias', 's.agent', 's.model', 's.task', 's.progress', 's.status', 's.last_seen_at', 's.health_json'])
    .select(['s.health_at', 's.process_json', 'n.runtime', 't.hostname', 't.ip', 't.cpu_load', 't.cpu_cores'])
    .select(['t.cpu_pct', 't.mem_total_gb', 't.mem_used_gb', 't.mem_avail_gb', 't.disk_total_gb', 't.disk_used_gb'])
    .select(['t.disk_avail_gb', 't.reported_at', 's.network_id']);

type AgentRow = InferResult<ReturnType<typeof selectAgents>>[number];

async function countAgents(db: Queries, scope: Scope, host: string): Promise<number> {
  const { count } = await serverSessions(db, scope)
    .where(onHost(host))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function agentOf(row: AgentRow, now: number): ServerAgent {
  return {
    session: row,
    runtime: row.agent?.startsWith(runtimePrefix) ? row.agent.slice(runtimePrefix.length) : row.runtime,
    status: liveStatus({ status: row.status, lastSeenAt: row.last_seen_at }, now),
    lastSeenAt: row.last_seen_at,
    health: now - (row.health_at ?? 0) <= healthFreshMs ? parse<Health>(row.health_json) : null,
    sample: isSampled(row) ? row : null,
    process: parse<ProcessMeasures>(row.process_json),
  };
}

function isSampled(row: { [K in keyof AgentSample]: AgentSample[K] | null }): row is AgentSample {
  return row.hostname !== null;
}

/** What the hub itself stored, after checking it. */
function parse<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
