import { sql } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import type { TaskRow } from '../../entities/rows.ts';
import { readNewest } from '../access/newest-first.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import { offlineAfterMs } from '../sessions/live-status.ts';
import { readTaskCounts } from '../tasks/count-tasks.ts';
import type { StatusCount } from '../tasks/count-tasks.ts';

const recentTasks = 10;

export interface Stats {
  /** Null where the figures span several networks. */
  readonly networkId: string | null;
  readonly tasks: readonly StatusCount[];
  /** Sessions that fell silent count as offline. */
  readonly sessions: Readonly<Partial<Record<SessionStatus, number>>>;
  readonly nodes: number;
  /** The 10 newest. */
  readonly recentTasks: readonly TaskRow[];
}

/**
 * Figures of the readable networks. Four queries besides the scope's own, five over more than 100 networks.
 *
 * @throws access_denied, agent_access_restricted
 */
export async function getStats(ctx: Ctx, networkId?: string): Promise<Stats> {
  const scope = await resolveReadScope(ctx, networkId);
  const silentBefore = ctx.platform.clock.now() - offlineAfterMs;
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select((eb) => [
      'status',
      sql<number>`case when last_seen_at < ${silentBefore} then 1 else 0 end`.as('silent'),
      eb.fn.countAll().as('count'),
    ])
    .where(inScope(scope))
    .groupBy(['status', 'silent'])
    .execute();
  const nodes = await ctx.db
    .selectFrom('nodes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(inScope(scope))
    .executeTakeFirstOrThrow();
  const tasks = ctx.db.selectFrom('tasks').selectAll();
  const [only, second] = scope.networkIds === 'all' ? [] : scope.networkIds;
  return {
    networkId: only !== undefined && second === undefined ? only : null,
    tasks: await readTaskCounts(ctx.db, scope),
    sessions: addUp(
      sessions.map(({ status, silent, count }) => ({
        status: silent === 1 ? 'offline' : status,
        count: Number(count),
      })),
    ),
    nodes: Number(nodes.count),
    recentTasks: await readNewest(ctx.db, scope, 'tasks', tasks, { reads: recentTasks }),
  };
}

function addUp(rows: readonly { readonly status: SessionStatus; readonly count: number }[]) {
  const sums: Partial<Record<SessionStatus, number>> = {};
  for (const { status, count } of rows) sums[status] = (sums[status] ?? 0) + count;
  return sums;
}
