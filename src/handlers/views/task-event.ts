import type { Schemas } from '../../../generated/rest.ts';
import type { TaskEventRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';

/** One step of a task. */
export function viewTaskEvent(event: TaskEventRow): Schemas['TaskEvent'] {
  return {
    id: event.seq,
    task_id: event.task_id,
    from_status: event.from_status,
    to_status: event.to_status,
    actor: event.actor,
    detail: event.detail,
    created_at: toWireTime(event.created_at),
  };
}
