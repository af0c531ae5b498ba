import { sql } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import type { Queries } from '../ctx.ts';
import { isLive } from '../live-tasks.ts';

/** More than these are not looked through one by one. */
export const mostChanges = 100;

/** Which events are asked for. Times are epoch milliseconds. */
export interface ChangesOf {
  readonly networkId: string;
  /** Events behind this number. */
  readonly after: number;
  /** Live tasks that were delivered by then may be items. */
  readonly agingBefore: number;
}

/** An event of a network, with the session of the agent whose channel carried it; null where there is none. */
export interface ChangeRow {
  readonly n: number | string;
  readonly type: string;
  readonly alias: string | null;
  readonly summary: string | null;
  readonly status: SessionStatus | null;
  readonly status_since: number | null;
  readonly last_seen_at: number | null;
  readonly degraded_since: number | null;
  readonly task: string | null;
  readonly output: string | null;
  /** Whether the agent has a live task of that age. */
  readonly aging: number;
}

/**
 * The events behind a number, oldest first, at most one more than `mostChanges`. Postgres cannot know how few these are:
 * the limits keep it from reading all live tasks and all later events, and `between` in place of `=` from reading all
 * sessions of the network.
 */
export const readChanges = prepareQuery<ChangesOf>()((db, slot) => {
  const query = sql<ChangeRow>`select e.n, e.type, e.channel as alias, e.summary, s.status, s.status_since, s.last_seen_at,
      s.degraded_since, substr(s.task, 1, 300) as task, substr(s.output, 1, 300) as output,
      coalesce((select 1 from tasks where tasks.network_id = ${slot('networkId')} and tasks.to_name = s.alias
        and tasks.${isLive} and tasks.delivered_at <= ${slot('agingBefore')} limit 1), 0) as aging
    from (select n, type, channel, channel_kind, summary from stream_events
      where network_id = ${slot('networkId')} and n > ${slot('after')} order by n limit ${sql.lit(mostChanges + 1)}) as e
    left join sessions as s
      on s.network_id = ${slot('networkId')} and s.alias between e.channel and e.channel and e.channel_kind = 'alias'
    order by e.n`;
  return { compile: () => query.compile(db) };
}) as unknown as (db: Queries, values: ChangesOf) => Promise<readonly ChangeRow[]>;

/** What of a task decides whether its move may change the list; several at once are one statement on Postgres. */
export const findMoved = prepareLookup<{ networkId: string; taskId: string }>({ networkId: 'text', taskId: 'text' })(
  (db, slot) =>
    db
      .selectFrom('tasks')
      .select(['to_name', 'delivered_at', 'status'])
      .where('network_id', '=', slot('networkId'))
      .where('task_id', '=', slot('taskId')),
);
