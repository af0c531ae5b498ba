import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Scope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import { isLive } from '../live-tasks.ts';

/** Only tasks that were dispatched within this time count as open (rule tasks-queue-advice). */
const openWindowMs = 24 * 3_600_000;

/**
 * Open tasks per target over a whole scope, in one walk of the index of live tasks (its statuses stand literally in
 * the query, as the partial index demands).
 *
 * @returns a lookup by network and alias; 0 for targets without open tasks
 */
export async function countOpenTasks(
  db: Queries,
  scope: Scope,
  now: number,
): Promise<(networkId: string, alias: string) => number> {
  const networkId = plainNetwork(scope);
  const since = now - openWindowMs;
  const rows =
    networkId === undefined
      ? await selectOpen(db, since, inScope(scope)).execute()
      : await selectInNetwork(db, { networkId, since });
  const counts = new Map(rows.map((row) => [`${row.network_id}\n${row.to_name}`, Number(row.open)]));
  return (networkId, alias) => counts.get(`${networkId}\n${alias}`) ?? 0;
}

const selectOpen = (db: Queries, since: number, within: RawBuilder<SqlBool>) =>
  db
    .selectFrom('tasks')
    .select(['network_id', 'to_name', sql<number>`count(*)`.as('open')])
    .where(isLive)
    .where(within)
    .where('delivered_at', '>', since)
    .groupBy(['network_id', 'to_name']);

const selectInNetwork = prepareQuery<{ networkId: string; since: number }>()((db, slot) =>
  selectOpen(db, slot('since'), sql`network_id = ${slot('networkId')}`),
);
