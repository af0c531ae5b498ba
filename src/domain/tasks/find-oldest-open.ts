import { sql } from 'kysely';
import { agingTasks } from '../../entities/task.ts';
import type { Queries } from '../ctx.ts';

/**
 * When the task was dispatched that has been open for longest, over all networks, in epoch milliseconds; undefined when
 * none is open. One query, one step into the index of open tasks for each network.
 */
export async function findOldestOpen(db: Queries): Promise<number | undefined> {
  const row = await db
    .selectFrom('networks')
    .select(
      sql<number | null>`min((select min(delivered_at) from tasks
        where tasks.network_id = networks.network_id and ${sql.raw(agingTasks)}))`.as('oldest'),
    )
    .executeTakeFirstOrThrow();
  return row.oldest === null ? undefined : Number(row.oldest);
}
