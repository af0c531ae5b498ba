import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { sessionStatuses } from '../../../generated/enums.ts';
import type { SessionStatus } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';

/** Sessions of one status. */
export interface SessionCount {
  readonly status: SessionStatus;
  readonly count: number;
}

/**
 * The sessions of a whole scope by status. One query.
 *
 * @param silentBefore sessions that were last seen before this time count as offline, epoch milliseconds
 */
export async function countSessions(db: Queries, scope: Scope, silentBefore: number): Promise<SessionCount[]> {
  const networkId = plainNetwork(scope);
  const within = sql<SqlBool>`${inScope(scope)} and ${ofReachedAgents(scope, 'sessions', 'alias')}`;
  const rows =
    networkId === undefined
      ? await selectCounts(db, silentBefore, within).execute()
      : await countInNetwork(db, { networkId, silentBefore });
  const counts = new Map<SessionStatus, number>();
  const add = (status: SessionStatus, count: number): unknown => counts.set(status, (counts.get(status) ?? 0) + count);
  for (const { status, count, silent } of rows) {
    add(status, Number(count) - Number(silent));
    add('offline', Number(silent));
  }
  return inOrder(counts);
}

/** As `countSessions`, of rows that are all there are. */
export function countListed(rows: readonly { readonly status: SessionStatus }[]): SessionCount[] {
  const counts = new Map<SessionStatus, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return inOrder(counts);
}

function inOrder(counts: ReadonlyMap<SessionStatus, number>): SessionCount[] {
  return sessionStatuses.flatMap((status) => {
    const count = counts.get(status) ?? 0;
    return count === 0 ? [] : [{ status, count }];
  });
}

const selectCounts = (db: Queries, silentBefore: number, condition: RawBuilder<SqlBool>) =>
  db
    .selectFrom('sessions')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(case when last_seen_at < ${silentBefore} then 1 else 0 end)`.as('silent'),
    ])
    .where(condition)
    .groupBy('status');

const countInNetwork = prepareQuery<{ networkId: string; silentBefore: number }>()((db, slot) =>
  selectCounts(db, slot('silentBefore'), sql`network_id = ${slot('networkId')}`),
);
