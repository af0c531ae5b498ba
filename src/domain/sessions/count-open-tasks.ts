import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Scope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import { isLive } from '../live-tasks.ts';

/** Only tasks that were dispatched within this time count as open (rule tasks-queue-advice). */
const openWindowMs = 24 * 3_600_000;

/** The open tasks of a scope. */
export interface OpenTasks {
  /** Those of one target; 0 for targets without. */
  of(networkId: string, alias: string): number;
  /** The last moment at which all of them still count, epoch milliseconds; Infinity when there are none. */
  readonly until: number;
}

/**
 * Open tasks per target over a whole scope, in one walk of the index of live tasks (its statuses stand literally in
 * the query, as the partial index demands).
 */
export async function countOpenTasks(db: Queries, scope: Scope, now: number): Promise<OpenTasks> {
  const networkId = plainNetwork(scope);
  const since = now - openWindowMs;
  const rows =
    networkId === undefined
      ? await selectOpen(db, since, inScope(scope)).execute()
      : await selectInNetwork(db, { networkId, since });
  const counts = new Map(rows.map((row) => [`${row.network_id}\n${row.to_name}`, Number(row.open)]));
  const oldest = rows.reduce((min, row) => Math.min(min, Number(row.oldest)), Infinity);
  return {
    of: (ofNetwork, alias) => counts.get(`${ofNetwork}\n${alias}`) ?? 0,
    until: oldest + openWindowMs - 1,
  };
}

const selectOpen = (db: Queries, since: number, within: RawBuilder<SqlBool>) =>
  db
    .selectFrom('tasks')
    .select(['network_id', 'to_name', sql<number>`count(*)`.as('open'), sql<number>`min(delivered_at)`.as('oldest')])
    .where(isLive)
    .where(within)
    .where('delivered_at', '>', since)
    .groupBy(['network_id', 'to_name']);

const selectInNetwork = prepareQuery<{ networkId: string; since: number }>()((db, slot) =>
  selectOpen(db, slot('since'), sql`network_id = ${slot('networkId')}`),
);
