import type { Updateable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import type { TaskRow } from '../../entities/rows.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries, Tx } from '../ctx.ts';
import { ackDeliveries } from '../inbox/ack-delivery.ts';
import { actorOf, isOriginator } from './actor.ts';
import { announce } from './announce-move.ts';
import { originator, otherTasks } from './find-task.ts';
import type { TrackedTask } from './find-task.ts';
import { canMove, isTerminal } from './lifecycle.ts';
import type { TargetStatus, TaskMove } from './lifecycle.ts';
import { recordTaskEvent } from './record-task-event.ts';

/** The state that a move was decided on; what is given must still hold when the move is made. */
export type MoveBasis = Pick<TaskRow, 'task_id' | 'status'> &
  Partial<Pick<TaskRow, 'network_id' | 'to_name' | 'delivered_at'>>;

export interface Move<M extends TaskMove> {
  readonly move: M;
  readonly task: MoveBasis;
  readonly to: TargetStatus<M>;
  readonly detail?: string | null | undefined;
  /** Columns that change with the status. */
  readonly set?: Updateable<HubTables['tasks']>;
  /** The agent that somebody else takes the task from: it hears of it. */
  readonly takenFrom?: string | undefined;
}

/**
 * Moves a task by one conditional update, logs the task event and announces `task_status` to the network, and to the
 * originator when somebody else caused it (rule tasks-one-completion-wins, rule streams-task-status). Two statements,
 * besides those of the event. The end of a task acknowledges its unread delivery, so that no agent picks up work that
 * is over: one more statement, two when there was one. The basis holds the attempt as well as the status: a worker
 * whose task was reassigned meanwhile moves nothing.
 *
 * @returns the task as it is now, or undefined when it is no longer what the move was decided on: read and decide again
 */
export async function moveTask<M extends TaskMove>(tx: Tx, step: Move<M>): Promise<TrackedTask | undefined> {
  const { task: basis, to } = step;
  if (!canMove(step.move, basis.status)) return undefined;
  const [moved] = await updateTask(tx.db, { ...step.set, status: to }, basis);
  if (!moved) return undefined;
  const actor = actorOf(tx.caller);
  recordTaskEvent(tx, {
    taskId: moved.task_id,
    networkId: moved.network_id,
    from: basis.status,
    to,
    actor,
    detail: step.detail ?? null,
    times: { deliveredAt: moved.delivered_at, startedAt: moved.started_at },
  });
  if (isTerminal(to)) await ackDeliveries(tx, { networkId: moved.network_id, taskIds: [moved.task_id] });
  const { takenFrom } = step;
  announce(tx, moved, { from: basis.status, actor, tell: !isOriginator(tx.caller, moved), takenFrom });
  return moved;
}

type MovedTask = TrackedTask & { readonly other_tasks: number | string };
type Update = (db: Queries, values: Record<string, unknown>) => Promise<MovedTask[]>;

/** One statement for each kind of move: which columns it sets, and how much of the task it was decided on. */
const updates = new Map<string, Update>();

function updateTask(db: Queries, set: Updateable<HubTables['tasks']>, basis: MoveBasis): Promise<MovedTask[]> {
  const columns = Object.keys(set);
  const conditions = basisColumns.filter((column) => basis[column] !== undefined);
  const shape = `${columns.join()} ${conditions.join()}`;
  let update = updates.get(shape);
  if (update === undefined) {
    update = prepareUpdate(columns, conditions);
    updates.set(shape, update);
  }
  const { task_id, status, network_id, to_name, delivered_at } = basis;
  return update(db, {
    ...set,
    task_id,
    was_status: status,
    network_id,
    was_to_name: to_name,
    was_delivered_at: delivered_at,
  });
}

const basisColumns = ['network_id', 'to_name', 'delivered_at'] as const;

function prepareUpdate(columns: readonly string[], conditions: readonly (typeof basisColumns)[number][]): Update {
  return prepareQuery<Record<string, never>>()((db, slot) => {
    let update = db
      .updateTable('tasks')
      .set(Object.fromEntries(columns.map((column) => [column, slot(column)])))
      .where('task_id', '=', slot('task_id'))
      .where('status', '=', slot('was_status'));
    if (conditions.includes('network_id')) update = update.where('network_id', '=', slot('network_id'));
    if (conditions.includes('to_name')) update = update.where('to_name', '=', slot('was_to_name'));
    if (conditions.includes('delivered_at')) {
      update = update.where('delivered_at', 'is not distinct from', slot('was_delivered_at'));
    }
    return update.returningAll().returning(originator).returning(otherTasks);
  }) as Update;
}
