import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { agingTasks, lostTasks, unansweredTasks } from '../../entities/task.ts';
import { isUnread } from '../tasks/lifecycle.ts';
import type { Frame } from './frame.ts';
import { candidates } from './limits.ts';
import { excerpt } from './part.ts';
import type { Part, Source } from './part.ts';

const told = {
  network: 'tasks.network_id',
  id: 'tasks.task_id',
  label: excerpt('tasks.content'),
  a: sql.ref('tasks.to_name'),
  b: sql.ref('tasks.priority'),
} as const;

/** Tasks that ended without a result; `a` assignee, `b` priority, `c` words. */
const lost = (status: 'failed' | 'expired') => ({
  kind: `task_${status}` as const,
  read: (frame: Frame): Source => ({
    ...told,
    column: 'tasks.completed_at',
    c: excerpt('tasks.result'),
    // The second condition leads SQLite to an index of the time where the first does not, over all networks.
    from: (
      page,
    ) => sql`tasks where ${frame.within('tasks.network_id')} and ${sql.raw(lostTasks)} and ${sql.raw(unansweredTasks)}
      and tasks.status = ${sql.lit(status)} and tasks.completed_at > ${frame.value('endedSince')}
      and ${frame.reachesTask} and ${page}`,
  }),
});

/** The oldest live tasks that one look considers, with the sessions of their assignees. */
const aging = (frame: Frame, before: RawBuilder<unknown>, page: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select * from tasks where ${frame.within('tasks.network_id')} and ${sql.raw(agingTasks)}
      and tasks.delivered_at <= ${before} and ${page}
      order by tasks.delivered_at, tasks.network_id, tasks.task_id limit ${sql.lit(candidates)}) as tasks
    left join sessions on sessions.network_id = tasks.network_id and sessions.alias = tasks.to_name`;

/** Nobody has taken it, though its agent is heard or is not expected back; `c` what the agent says. */
const unclaimed: Part = {
  kind: 'task_unclaimed',
  read: (frame) => ({
    ...told,
    column: 'tasks.delivered_at',
    c: sql.ref('sessions.status'),
    from: (page) => sql`${aging(frame, sql`${frame.value('unclaimedBefore')} and ${isUnread}`, page)}
      where tasks.consumed_at is null and ${frame.reachesTask}
      and (tasks.expires_at is null or tasks.expires_at > ${frame.value('now')})
      and (sessions.alias is null
        or (sessions.status = 'offline' and sessions.status_since <= ${frame.value('offlineSince')})
        or (sessions.status <> 'offline' and sessions.last_seen_at >= ${frame.value('silentBefore')}))`,
  }),
};

/** Somebody has taken it and does not work on it, or works too long; `c` what the agent says. */
const stalled: Part = {
  kind: 'task_stalled',
  read: (frame) => ({
    ...told,
    column: 'tasks.delivered_at',
    c: sql.ref('sessions.status'),
    n: sql`coalesce(tasks.started_at, tasks.delivered_at)`,
    from: (
      page,
    ) => sql`${aging(frame, sql`${frame.value('stalledBefore')} and tasks.status in ('acked', 'running')`, page)}
      where ${frame.reachesTask} and coalesce(tasks.started_at, tasks.delivered_at) <= ${frame.value('stalledBefore')}
      and (sessions.alias is null
        or (sessions.status = 'offline' and sessions.status_since <= ${frame.value('offlineSince')})
        or (sessions.last_seen_at >= ${frame.value('silentBefore')} and (sessions.status = 'idle'
          or (sessions.status = 'working'
            and coalesce(tasks.started_at, tasks.delivered_at) <= ${frame.value('runningBefore')}))))`,
  }),
};

/** The conditions of tasks (rule attention-kinds). */
export const taskParts: readonly Part[] = [lost('failed'), lost('expired'), unclaimed, stalled];
