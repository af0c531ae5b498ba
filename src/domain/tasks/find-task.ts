import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { TaskRow } from '../../entities/rows.ts';
import { ofReachedTasks } from '../access/agent-access.ts';
import { inAnyNetwork, inObjectScope, plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { aliasAddress, personAddress } from '../address.ts';
import type { Address } from '../address.ts';
import type { Queries } from '../ctx.ts';
import { queueDepth } from '../live-tasks.ts';
import { shownColumns } from './shown-task.ts';
import type { ShownTask } from './shown-task.ts';

/** A task with its originator: the name that people read, and the user id where it is a person. */
export type TrackedTask = TaskRow & Originator;

interface Originator {
  readonly originator: string;
  readonly originator_user_id: string | null;
}

/**
 * Where the originator reads answers: the alias that its node has now, or the user name; the label that it sent under
 * where neither is left.
 */
const originatorName = sql<string>`coalesce(
  case tasks.sender_kind
    when 'node' then (
      select nodes.alias from nodes where nodes.network_id = tasks.network_id and nodes.node_id = tasks.sender_id
    )
    when 'user' then (select users.username from users where users.user_id = tasks.sender_id)
  end, tasks.from_name)`.as('originator');

const originatorUserId = sql<string | null>`(
  select users.user_id from users where tasks.sender_kind = 'user' and users.user_id = tasks.sender_id
)`.as('originator_user_id');

/** The columns of {@link TrackedTask} besides the task's own; for `select` and `returning`. */
export const originator = [originatorName, originatorUserId] as const;

/**
 * The other open tasks of the assignee, for what is told of a move (rule tasks-queue-depth): dispatched within the 24
 * hours before this one. It does not count the task itself, whose row may be changing in the same statement.
 */
export const otherTasks = queueDepth({
  networkId: sql`tasks.network_id`,
  alias: sql`tasks.to_name`,
  now: sql`tasks.delivered_at`,
  but: sql`tasks.task_id`,
}).as('other_tasks');

/** The inbox and channel in which the originator of a task reads answers. */
export function originatorOf({ originator: name, originator_user_id: userId }: Originator): Address {
  return userId === null ? aliasAddress(name) : personAddress(userId);
}

/** The task of this id inside the scope, or undefined: absent and foreign look alike. One query. */
export function findTask(db: Queries, scope: Scope, taskId: string): Promise<TrackedTask | undefined> {
  const networkId = plainNetwork(scope);
  if (networkId !== undefined) return findInNetwork(db, { taskId, networkId }).then(([task]) => task);
  if (scope.networkIds === 'all') return findAnywhere(db, { taskId }).then(([task]) => task);
  return selectTask(db, taskId, sql`${inObjectScope(scope)} and ${ofReachedTasks(scope)}`).executeTakeFirst();
}

/** As `findTask`, of a task that is only shown. */
export function findShownTask(db: Queries, scope: Scope, taskId: string): Promise<ShownTask | undefined> {
  const networkId = plainNetwork(scope);
  if (networkId === undefined) return findTask(db, scope, taskId);
  return findShownInNetwork(db, { taskId, networkId }).then(([task]) => task);
}

const selectTask = (db: Queries, taskId: string, within: RawBuilder<SqlBool>) =>
  db.selectFrom('tasks').selectAll().select(originator).where('task_id', '=', taskId).where(within);

const findInNetwork = prepareQuery<{ taskId: string; networkId: string }>()((db, slot) =>
  selectTask(db, slot('taskId'), sql`network_id = ${slot('networkId')}`),
);

const findShownInNetwork = prepareQuery<{ taskId: string; networkId: string }>()((db, slot) =>
  db
    .selectFrom('tasks')
    .select(shownColumns)
    .where('task_id', '=', slot('taskId'))
    .where('network_id', '=', slot('networkId')),
);

const findAnywhere = prepareQuery<{ taskId: string }>()((db, slot) => selectTask(db, slot('taskId'), inAnyNetwork));
