import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { TaskRow } from '../../entities/rows.ts';
import type { Tx } from '../ctx.ts';
import { isLive } from '../live-tasks.ts';

/** How an agent names the task that it works on. */
export interface AssignedTaskRef {
  readonly networkId: string;
  /** Who reports. */
  readonly alias: string;
  /** A task id, else the text of a task (rule tasks-matched-by-text). */
  readonly taskRef: string;
}

const columns = ['task_id', 'network_id', 'status', 'to_name', 'to_node_id', 'delivered_at'] as const;

/** What a move of the task is decided on. */
export type AssignedTask = Pick<TaskRow, (typeof columns)[number]>;

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

const findById = prepareQuery<AssignedTaskRef>()((db, slot) =>
  db
    .selectFrom('tasks')
    .select(columns)
    .where('task_id', '=', slot('taskRef'))
    .where('network_id', '=', slot('networkId')),
);

const findByText = prepareQuery<AssignedTaskRef>()((db, slot) =>
  db
    .selectFrom('tasks')
    .select(columns)
    .where('network_id', '=', slot('networkId'))
    .where('to_name', '=', slot('alias'))
    .where(isLive)
    .where('content', '=', slot('taskRef'))
    .orderBy('delivered_at')
    .orderBy('seq')
    .limit(1),
);
