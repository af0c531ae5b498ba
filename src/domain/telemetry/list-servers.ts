import type { HostTelemetryRow } from '../../entities/rows.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import { serverSessions, unknownHost } from './server-sessions.ts';

export interface Server {
  readonly hostname: string;
  /** Null for the sessions whose host is not known. */
  readonly ip: string | null;
  readonly agentCount: number;
  /** The newest sample of any readable network; null where there is none. */
  readonly sample: HostTelemetryRow | null;
  /** Epoch milliseconds. */
  readonly lastSeenAt: number;
}

const pages = definePages('servers', 'text');

/**
 * The hosts of the readable networks, by name, with the number of their sessions; sessions without telemetry are
 * grouped as `unknown` (rule telemetry-unknown-host). Two queries besides the scope's own.
 *
 * @throws access_denied, invalid_cursor
 */
export async function listServers(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined } = {},
): Promise<Page<Server>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId);
  const groups = await serverSessions(ctx.db, scope)
    .select((eb) => ['t.hostname', 't.ip', eb.fn.countAll().as('agents'), eb.fn.max('s.last_seen_at').as('seen_at')])
    .groupBy(['t.hostname', 't.ip'])
    .execute();
  const samples = await ctx.db
    .selectFrom('host_telemetry')
    .selectAll()
    .where(inScope(scope))
    .orderBy('reported_at')
    .execute();
  const newest = new Map(samples.map((sample) => [keyOf(sample.hostname, sample.ip), sample]));
  const servers = groups.map(({ hostname, ip, agents, seen_at: seenAt }) => {
    const sample = newest.get(keyOf(hostname, ip)) ?? null;
    return {
      hostname: hostname ?? unknownHost,
      ip,
      agentCount: Number(agents),
      sample,
      lastSeenAt: sample?.reported_at ?? Number(seenAt),
    };
  });
  // Sorted in the program: the engines disagree on the order of texts and of null.
  servers.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const [after = ''] = page.after ?? [];
  const rest = servers.filter((server) => placeOf(server) > after);
  return page.cut(rest.slice(0, page.reads), (server) => [placeOf(server)]);
}

function placeOf({ hostname, ip }: Server): string {
  return ip === null ? '\uffff' : `${hostname}\n${ip}`;
}

function keyOf(hostname: string | null, ip: string | null): string {
  return JSON.stringify([hostname, ip]);
}
