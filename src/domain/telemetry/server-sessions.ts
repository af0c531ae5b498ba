import { sql } from 'kysely';
import { inScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';

/** The group of sessions whose host is not known (rule telemetry-unknown-host). */
export const unknownHost = 'unknown';

/** The sessions `s` of the scope, each with the newest sample `t` of its host where there is one. */
export function serverSessions(db: Queries, scope: Scope) {
  return db
    .selectFrom('sessions as s')
    .leftJoin('host_telemetry as t', (join) =>
      join
        .onRef('t.network_id', '=', 's.network_id')
        .onRef('t.hostname', '=', 's.telemetry_host')
        .onRef('t.ip', '=', 's.telemetry_ip'),
    )
    .where(inScope(scope, 's.network_id'));
}

/** A `where` condition on `serverSessions`: `host` is a host name or an address. */
export function onHost(host: string) {
  const named = sql<boolean>`(t.hostname = ${host} or t.ip = ${host})`;
  return host === unknownHost ? sql<boolean>`(t.hostname is null or ${named})` : named;
}
