import type { Updateable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';
import { actorOf, isOriginator } from './actor.ts';
import { originator } from './find-task.ts';
import type { TaskRow, TrackedTask } from './find-task.ts';
import { canMove } from './lifecycle.ts';
import type { TargetStatus, TaskMove } from './lifecycle.ts';

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
}

/**
 * Moves a task by one conditional update, logs the task event and announces `task_status` to the network, and to the
 * originator when somebody else caused it (decisions C7, D6, D7). Two statements, besides those of the event. The
 * basis holds the attempt as well as the status: a worker whose task was reassigned meanwhile moves nothing.
 *
 * @returns the task as it is now, or undefined when it is no longer what the move was decided on: read and decide again
 */
export async function moveTask<M extends TaskMove>(tx: Tx, step: Move<M>): Promise<TrackedTask | undefined> {
  const { task: basis, to } = step;
  if (!canMove(step.move, basis.status)) return undefined;
  let update = tx.db
    .updateTable('tasks')
    .set({ ...step.set, status: to })
    .where('task_id', '=', basis.task_id)
    .where('status', '=', basis.status);
  if (basis.network_id !== undefined) update = update.where('network_id', '=', basis.network_id);
  if (basis.to_name !== undefined) update = update.where('to_name', '=', basis.to_name);
  if (basis.delivered_at !== undefined) {
    update = update.where('delivered_at', 'is not distinct from', basis.delivered_at);
  }
  const moved = await update.returningAll().returning(originator).executeTakeFirst();
  if (!moved) return undefined;
  const actor = actorOf(tx.caller);
  await tx.db
    .insertInto('task_events')
    .values({
      task_id: moved.task_id,
      network_id: moved.network_id,
      from_status: basis.status,
      to_status: to,
      actor,
      detail: step.detail ?? null,
      created_at: tx.platform.clock.now(),
    })
    .execute();
  announce(tx, moved, { from: basis.status, actor, tell: !isOriginator(tx.caller, moved) });
  return moved;
}

/** Rings `task_status` for the network, and for the originator when `tell` says so (decisions D6, D7). */
export function announce(
  tx: Tx,
  task: TrackedTask,
  { from, actor, tell }: { readonly from: TaskRow['status']; readonly actor: string; readonly tell: boolean },
): void {
  const facts = { task_id: task.task_id, from_status: from, to_status: task.status, actor };
  tx.emit({
    networkId: task.network_id,
    type: 'task_status',
    channel: tell ? task.originator : null,
    payload: tell ? facts : null,
    summary: facts,
  });
}
