import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isLive } from '../live-tasks.ts';
import { offlineAfterMs } from '../sessions/live-status.ts';
import type { Frame } from './frame.ts';
import { candidates } from './limits.ts';
import { excerpt } from './part.ts';
import type { Part } from './part.ts';

const told = {
  network: 'sessions.network_id',
  id: 'sessions.alias',
  label: sql.ref('sessions.alias'),
  a: excerpt('sessions.task'),
  b: sql.ref('sessions.status'),
} as const;

/** Agents that are heard and say so; `a` their task, `c` their last words. */
const reporting = (status: 'waiting_input' | 'blocked' | 'error'): Part => ({
  kind: `agent_${status}`,
  read: (frame) => ({
    ...told,
    column: 'sessions.status_since',
    c: excerpt('sessions.output'),
    from: (page) => sql`sessions where ${frame.within('sessions.network_id')} and sessions.status = ${sql.lit(status)}
      and sessions.last_seen_at >= ${frame.value('silentBefore')} and ${frame.reaches('sessions', 'alias')} and ${page}`,
  }),
});

/** Agents whose last fresh report of health names a fault; `c` the report. */
const degraded: Part = {
  kind: 'agent_degraded',
  read: (frame) => ({
    ...told,
    column: 'sessions.degraded_since',
    c: sql.ref('sessions.health_json'),
    from: (page) => sql`sessions where ${frame.within('sessions.network_id')} and sessions.degraded_since is not null
      and sessions.health_at >= ${frame.value('healthSince')} and sessions.status <> 'offline'
      and sessions.last_seen_at >= ${frame.value('silentBefore')} and ${frame.reaches('sessions', 'alias')} and ${page}`,
  }),
};

const ownTasks = sql`from tasks where tasks.network_id = sessions.network_id and tasks.to_name = sessions.alias
  and tasks.${isLive}`;

/** `n`: tasks that have not ended, 1,000 at most. */
const openTasks = sql`(select count(*) from (select 1 ${ownTasks} limit 1000) as open)`;

const withWork = (rows: RawBuilder<unknown>, frame: Frame): RawBuilder<unknown> =>
  sql`(select * from sessions where ${frame.within('sessions.network_id')} and ${rows} limit ${sql.lit(candidates)}) as sessions
    where ${frame.reaches('sessions', 'alias')} and exists (select 1 ${ownTasks})`;

/** Agents that went offline within a day and have work. */
const offline: Part = {
  kind: 'agent_offline_with_work',
  read: (frame) => ({
    ...told,
    column: 'sessions.status_since',
    n: openTasks,
    from: (page) =>
      withWork(
        sql`sessions.status = 'offline' and sessions.status_since > ${frame.value('offlineSince')} and ${page}
          order by sessions.status_since, sessions.network_id, sessions.alias`,
        frame,
      ),
  }),
};

/** Agents that have just fallen silent, until they are marked as offline since the same moment. */
const silent: Part = {
  kind: 'agent_offline_with_work',
  shiftMs: offlineAfterMs,
  read: (frame) => ({
    ...told,
    column: 'sessions.last_seen_at',
    occurrence: sql`sessions.last_seen_at + ${sql.lit(offlineAfterMs)}`,
    n: openTasks,
    from: (page) =>
      withWork(
        sql`sessions.status <> 'offline' and sessions.last_seen_at < ${frame.value('silentBefore')} and ${page}
          order by sessions.last_seen_at, sessions.network_id, sessions.alias`,
        frame,
      ),
  }),
};

/** The conditions of agents (rule attention-kinds). */
export const agentParts: readonly Part[] = [
  reporting('waiting_input'),
  reporting('blocked'),
  reporting('error'),
  degraded,
  offline,
  silent,
];
