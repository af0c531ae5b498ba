import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { TaskStatus } from '../../../generated/enums.ts';
import { taskStatuses } from '../../../generated/enums.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries, Tx } from '../ctx.ts';

/** How many tasks of a scope have a status. */
export interface StatusCount {
  readonly status: TaskStatus;
  readonly count: number;
}

const columns = taskStatuses.map((status) => `tasks_${status}` as const);

/**
 * Keeps the counts of a network's tasks by status with a change of one of them: `from` is null for a new task, `to` for
 * a deleted one. Every statement that changes a task's status stands beside a call of this. No statement of its own.
 */
export function countMove(tx: Tx, networkId: string, from: TaskStatus | null, to: TaskStatus | null): void {
  if (from === to) return;
  if (from !== null) tx.countTasks(networkId, from, -1);
  if (to !== null) tx.countTasks(networkId, to, 1);
}

const selectCounts = (db: Queries, within: RawBuilder<SqlBool>) =>
  db.selectFrom('network_counters').select(columns).where(within);

const countsOf = prepareQuery<{ networkId: string }>()((db, slot) =>
  selectCounts(db, sql`network_id = ${slot('networkId')}`),
);

/** The tasks of a scope by status, those that occur, in the order of their names. One row a network, however many tasks. */
export async function readTaskCounts(db: Queries, scope: Scope): Promise<StatusCount[]> {
  const networkId = plainNetwork(scope);
  const rows = await (networkId === undefined
    ? selectCounts(db, inScope(scope)).execute()
    : countsOf(db, { networkId }));
  return taskStatuses
    .map((status) => ({ status, count: rows.reduce((sum, row) => sum + row[`tasks_${status}`], 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.status < b.status ? -1 : 1));
}
