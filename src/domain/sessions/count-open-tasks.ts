import { sql } from 'kysely';
import type { Scope } from '../access/resolve-scope.ts';
import { inScope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';

/** Only tasks that were dispatched within this time count as open (decisions C10). */
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
  const rows = await db
    .selectFrom('tasks')
    .select(['network_id', 'to_name', sql<number>`count(*)`.as('open')])
    .where(sql<boolean>`status in ('created', 'delivered', 'acked', 'running')`)
    .where(inScope(scope))
    .where('delivered_at', '>', now - openWindowMs)
    .groupBy(['network_id', 'to_name'])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.network_id}\n${row.to_name}`, Number(row.open)]));
  return (networkId, alias) => counts.get(`${networkId}\n${alias}`) ?? 0;
}
