import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { endedTasks, liveTasks } from '../entities/task.ts';
import { dayMs } from '../platform/time.ts';

/** Tasks that have not ended. Every feature that asks for them walks the same partial index. */
export const isLive: RawBuilder<SqlBool> = sql.raw(liveTasks);

/** Tasks that have ended: all others. */
export const hasEnded: RawBuilder<SqlBool> = sql.raw(endedTasks);

/** Open tasks of one agent that events tell at most. */
export const mostQueued = 1_000;

/** Whose open tasks are counted; SQL of a statement that has them at hand. */
export interface QueueOf {
  readonly networkId: RawBuilder<unknown>;
  readonly alias: RawBuilder<unknown>;
  /** Epoch milliseconds. */
  readonly now: RawBuilder<unknown>;
  /** A task that is not counted. */
  readonly but?: RawBuilder<unknown>;
}

/**
 * The open tasks of an agent as a column of another statement (rule tasks-queue-depth), 1,000 at most: one walk of the
 * index of live tasks.
 */
export function queueDepth({ networkId, alias, now, but }: QueueOf): RawBuilder<number> {
  const others = but === undefined ? sql`` : sql`and queued.task_id <> ${but}`;
  return sql<number>`(select count(*) from (select 1 from tasks as queued where queued.network_id = ${networkId}
    and queued.to_name = ${alias} and queued.${isLive} and queued.delivered_at > ${now} - ${sql.lit(dayMs)} ${others}
    limit ${sql.lit(mostQueued)}) as counted)`;
}
