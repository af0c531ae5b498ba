import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { serverSessions, unknownHost } from './server-sessions.ts';
import type { HostSample } from './server-sessions.ts';

export interface Server {
  readonly hostname: string;
  /** Null for the sessions whose host is not known. */
  readonly ip: string | null;
  readonly agentCount: number;
  /** The newest sample of any readable network; null where there is none. */
  readonly sample: HostSample | null;
  /** Epoch milliseconds. */
  readonly lastSeenAt: number;
}

/**
 * The hosts of the readable networks, by name, with the number of their sessions; sessions without telemetry stand
 * together as `unknown` (seed 000, GET /api/servers). Two queries besides the scope's own.
 *
 * @throws access_denied
 */
export async function listServers(ctx: Ctx, networkId?: string): Promise<Server[]> {
  const scope = await resolveReadScope(ctx, networkId);
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
  return servers.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function placeOf({ hostname, ip }: Server): string {
  return ip === null ? '\uffff' : `${hostname}\n${ip}`;
}

function keyOf(hostname: string | null, ip: string | null): string {
  return JSON.stringify([hostname, ip]);
}
