import { sql } from 'kysely';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { managers } from '../access/require-role.ts';
import { resolveReadScope, resolveScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { parseDaemon } from '../nodes/daemon-facts.ts';
import type { DaemonFacts } from '../nodes/daemon-facts.ts';

/** A daemon without a heartbeat for this long is not online (rule daemons-online). */
export const daemonOnlineMs = 5 * 60_000;
const pages = definePages('daemons', 'text');

export interface HostSupervisor {
  readonly nodeId: string;
  readonly alias: string;
  readonly hostname: string | null;
  readonly online: boolean;
  /** Epoch milliseconds; null for a daemon without a session. */
  readonly lastSeenAt: number | null;
  readonly facts: DaemonFacts;
  /** Measures of its host; null for callers who may not see them, and where there are none. */
  readonly host: { readonly cpuCores: number | null; readonly memGb: number | null; readonly ip: string } | null;
}

/**
 * The daemons of one network that still have a token, by alias (rule daemons-online). Measures of their hosts are for
 * owners, admins and node tokens. One query besides the scope's own.
 *
 * @throws network_id_required_multi, missing_network_id no network given, and the user is in several or in none
 * @throws access_denied, agent_access_restricted, invalid_cursor
 */
export async function listHostSupervisors(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined } = {},
): Promise<Page<HostSupervisor>> {
  const page = pages.open(ctx, query);
  const scope = await resolveOneNetwork(ctx, query.networkId);
  const rows = await ctx.db
    .selectFrom('nodes as n')
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.network_id', '=', 'n.network_id').onRef('s.alias', '=', 'n.alias'),
    )
    .leftJoin('host_telemetry as t', (join) =>
      join
        .onRef('t.network_id', '=', 's.network_id')
        .onRef('t.hostname', '=', 's.telemetry_host')
        .onRef('t.ip', '=', 's.telemetry_ip'),
    )
    .select(['n.node_id', 'n.alias', 'n.hostname', 'n.daemon_json', 's.hostname as session_hostname', 's.last_seen_at'])
    .select(['t.hostname as host', 't.cpu_cores', 't.mem_total_gb', 't.ip'])
    .where('n.network_id', '=', scope.networkId)
    .where('n.daemon_json', 'is not', null)
    .where(
      sql<boolean>`exists (select 1 from tokens where tokens.network_id = n.network_id
        and tokens.node_id = n.node_id and tokens.scope = 'network' and tokens.revoked_at is null)`,
    )
    .where(behind(['n.alias'], page.after))
    .orderBy('n.alias')
    .limit(page.reads)
    .execute();
  const onlineSince = ctx.platform.clock.now() - daemonOnlineMs;
  const mayMeasure = ctx.caller.kind === 'node' || (scope.role !== 'system' && managers.includes(scope.role));
  const daemons = rows.map((row) => ({
    nodeId: row.node_id,
    alias: row.alias,
    hostname: row.session_hostname ?? row.hostname ?? row.host,
    online: row.last_seen_at !== null && row.last_seen_at >= onlineSince,
    lastSeenAt: row.last_seen_at,
    facts: parseDaemon(row.daemon_json ?? '{}'),
    host: mayMeasure && row.ip !== null ? { cpuCores: row.cpu_cores, memGb: row.mem_total_gb, ip: row.ip } : null,
  }));
  return page.cut(daemons, ({ alias }) => [alias]);
}

/** The only membership, or what was asked for; unlike other reads this one never spans networks. */
async function resolveOneNetwork(ctx: Ctx, networkId: string | undefined): Promise<Scope> {
  if (ctx.caller.networkId !== null || networkId !== undefined) return resolveScope(ctx, networkId, 'read');
  const { networkIds } = await resolveReadScope(ctx, undefined, 'narrow');
  const memberships = networkIds === 'all' ? 0 : networkIds.length;
  if (memberships === 0) throw new DomainError('missing_network_id', { memberships });
  if (memberships > 1) throw new DomainError('network_id_required_multi', { memberships });
  return resolveScope(ctx, undefined, 'read');
}
