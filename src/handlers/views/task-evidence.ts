import type { Schemas } from '../../../generated/tools.ts';
import type { TaskEvidence } from '../../domain/tasks/mark-tasks.ts';
import { toWireTime } from '../../platform/clock.ts';

/** What the runtime of an agent gave evidence of, with wire times. */
export function viewTaskEvidence({ taskId, runtimeSubmittedAt, consumedAt }: TaskEvidence): Schemas['TaskEvidence'] {
  return {
    task_id: taskId,
    runtime_submitted_at: toWireTime(runtimeSubmittedAt),
    consumed_at: toWireTime(consumedAt),
  };
}
