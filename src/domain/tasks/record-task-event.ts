import type { TaskStatus } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Tx } from '../ctx.ts';
import { countMove } from './count-tasks.ts';

/** One step in the life of a task. */
export interface TaskStep {
  readonly taskId: string;
  readonly networkId: string;
  /** Null for the first step. */
  readonly from: TaskStatus | null;
  readonly to: TaskStatus;
  readonly actor: string;
  readonly detail: string | null;
}

const insertTaskEvent = prepareQuery<TaskStep & { now: number }>()((db, slot) =>
  db.insertInto('task_events').values({
    task_id: slot('taskId'),
    network_id: slot('networkId'),
    from_status: slot('from'),
    to_status: slot('to'),
    actor: slot('actor'),
    detail: slot('detail'),
    created_at: slot('now'),
  }),
);

/** Logs a step of a task and counts it (seed 000, Task event). One statement. */
export async function recordTaskEvent(tx: Tx, step: TaskStep): Promise<void> {
  countMove(tx, step.networkId, step.from, step.to);
  await insertTaskEvent(tx.db, { ...step, now: tx.platform.clock.now() });
}
