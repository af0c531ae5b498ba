import { sql } from 'kysely';
import type { TaskRow } from '../../entities/rows.ts';
import type { SharedEnd } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Slot } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { inputRows, inputText } from '../../platform/db/prepared-sets.ts';
import { Outdated } from '../../platform/platform-errors.ts';
import type { Queries, Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';
import { actorOf, isOriginator } from './actor.ts';
import { announce } from './announce-move.ts';
import type { AnnouncedTask } from './announce-move.ts';
import { canMove } from './lifecycle.ts';
import type { TargetStatus, TaskMove } from './lifecycle.ts';
import { recordTaskEvent } from './record-task-event.ts';

/** What a move is decided on, and what is told of it. */
export type MovingTask = AnnouncedTask & Pick<TaskRow, 'status' | 'to_name' | 'delivered_at' | 'started_at'>;

export interface LeftMove<M extends TaskMove> {
  readonly move: M;
  readonly task: MovingTask;
  readonly to: TargetStatus<M>;
  /** Only with `completedAt`. */
  readonly result?: string;
  /** Epoch milliseconds. */
  readonly startedAt?: number;
  /** When the move ends the task, in epoch milliseconds. */
  readonly completedAt?: number;
}

/**
 * As `moveTask`, left to the end of the unit: all moves of a commit are one statement on Postgres. Each holds on to what
 * it was decided on, the status, the assignee and the attempt; when that is no longer so, its unit runs again
 * (rule tasks-one-completion-wins). The deliveries of a task that ends are left to the caller.
 *
 * @returns false when the status does not allow the move
 */
export function leaveMove<M extends TaskMove>(tx: Tx, step: LeftMove<M>): boolean {
  const { task, to } = step;
  const { task_id: taskId, network_id: networkId, status: from } = task;
  if (!canMove(step.move, from)) return false;
  tx.leave(storeMoves, {
    networkId,
    taskId,
    to,
    result: step.result ?? null,
    startedAt: step.startedAt ?? null,
    completedAt: step.completedAt ?? null,
    from,
    toName: task.to_name,
    deliveredAt: task.delivered_at,
  });
  const actor = actorOf(tx.caller);
  const times = { deliveredAt: task.delivered_at, startedAt: step.startedAt ?? task.started_at };
  recordTaskEvent(tx, { taskId, networkId, from, to, actor, detail: null, times });
  announce(tx, { ...task, status: to }, { from, actor, tell: !isOriginator(tx.caller, task) });
  return true;
}

/** Null leaves the stored value. */
interface MoveRow {
  readonly networkId: string;
  readonly taskId: string;
  readonly to: TaskRow['status'];
  readonly result: string | null;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly from: TaskRow['status'];
  readonly toName: string;
  readonly deliveredAt: number | null;
}

const storeMoves: SharedEnd<MoveRow> = {
  order: endOrders.tasks,
  async begin(db, moves) {
    const moved = await moveAll(db, moves);
    if (moved !== moves.length) throw new Outdated('a task');
  },
};

async function moveAll(db: Queries, moves: readonly MoveRow[]): Promise<number> {
  if (moves.length > 1 && takesSets(db)) return (await moveSet(db, { rows: inputText(moves) })).length;
  const moved = moves.map((move) => (move.completedAt === null ? stepOne : endOne)(db, move));
  return (await Promise.all(moved)).flat().length;
}

const moveRow = (db: Queries, slot: Slot<MoveRow>) =>
  db
    .updateTable('tasks')
    .set({
      status: slot('to'),
      started_at: sql<number>`coalesce(cast(${slot('startedAt')} as bigint), started_at)`,
    })
    .where('network_id', '=', slot('networkId'))
    .where('task_id', '=', slot('taskId'))
    .where('status', '=', slot('from'))
    .where('to_name', '=', slot('toName'))
    .where('delivered_at', 'is not distinct from', slot('deliveredAt'))
    .returning('task_id');

/** It does not name `completed_at`: SQLite writes every index of a column that is named, whether it changes or not. */
const stepOne = prepareQuery<MoveRow>()(moveRow);

const endOne = prepareQuery<MoveRow>()((db, slot) =>
  moveRow(db, slot).set({
    result: sql<string>`coalesce(${slot('result')}, result)`,
    completed_at: slot('completedAt'),
  }),
);

const moveSet = prepareQuery<{ rows: string }>()((db, slot) => {
  const input = inputRows<MoveRow>(slot('rows'), {
    networkId: 'text',
    taskId: 'text',
    to: 'text',
    result: 'text',
    startedAt: 'bigint',
    completedAt: 'bigint',
    from: 'text',
    toName: 'text',
    deliveredAt: 'bigint',
  });
  const update = sql<{ task_id: string }>`update tasks set status = input."to",
      result = coalesce(input.result, tasks.result),
      started_at = coalesce(input."startedAt", tasks.started_at),
      completed_at = coalesce(input."completedAt", tasks.completed_at)
    from ${input}
    where tasks.network_id = input."networkId" and tasks.task_id = input."taskId" and tasks.status = input."from"
      and tasks.to_name = input."toName" and tasks.delivered_at is not distinct from input."deliveredAt"
    returning tasks.task_id`;
  return { compile: () => update.compile(db) };
});
