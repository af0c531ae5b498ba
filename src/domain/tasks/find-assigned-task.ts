import { sql } from 'kysely';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Slot } from '../../platform/db/prepared-query.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import type { Queries, Tx } from '../ctx.ts';
import { originator, otherTasks } from './find-task.ts';
import type { TrackedTask } from './find-task.ts';
import { isLive } from '../live-tasks.ts';

/** How an agent names the task that it works on. */
export interface AssignedTaskRef {
  readonly networkId: string;
  /** Who reports. */
  readonly alias: string;
  /** A task id, else the text of a task (rule tasks-matched-by-text). */
  readonly taskRef: string;
}

const columns = [
  'task_id',
  'network_id',
  'status',
  'to_name',
  'to_node_id',
  'delivered_at',
  'started_at',
  'sender_kind',
  'sender_id',
  'parent_task_id',
  'depth',
] as const;

/** A task without its texts: what a move is decided on, and what is told of it. */
export type AssignedTask = Pick<TrackedTask, (typeof columns)[number] | 'originator' | 'originator_user_id'> & {
  /** Open ones of its assignee besides it; a text on Postgres. */
  readonly other_tasks: number | string;
  /** Whether one of its deliveries is unread; a number on SQLite. */
  readonly has_unread: boolean | number;
  /** Whether who reports has a session; a number on SQLite. */
  readonly has_session: boolean | number;
};

/**
 * The task of this id, whoever it is assigned to; else the oldest live task of the alias with exactly this text. One
 * query for an id, two for a text.
 */
export async function findAssignedTask(tx: Tx, ref: AssignedTaskRef): Promise<AssignedTask | undefined> {
  const [byId] = await findById(tx.db, ref);
  if (byId) return byId;
  const [byText] = await findByText(tx.db, ref);
  return byText;
}

const select = (db: Queries, slot: Slot<AssignedTaskRef>) =>
  db
    .selectFrom('tasks')
    .select(columns)
    .select(originator)
    .select([
      otherTasks,
      sql<boolean | number>`exists (select 1 from inbox where inbox.network_id = tasks.network_id
        and inbox.task_id = tasks.task_id and inbox.acked = 0)`.as('has_unread'),
      sql<boolean | number>`exists (select 1 from sessions where sessions.network_id = tasks.network_id
        and sessions.alias = ${slot('alias')})`.as('has_session'),
    ])
    .where('network_id', '=', slot('networkId'));

const findById = prepareLookup<AssignedTaskRef>({ networkId: 'text', alias: 'text', taskRef: 'text' })((db, slot) =>
  select(db, slot).where('task_id', '=', slot('taskRef')),
);

const findByText = prepareQuery<AssignedTaskRef>()((db, slot) =>
  select(db, slot)
    .where('to_name', '=', slot('alias'))
    .where(isLive)
    .where('content', '=', slot('taskRef'))
    .orderBy('delivered_at')
    .orderBy('seq')
    .limit(1),
);
