import type { Schemas } from '../../../generated/rest.ts';

/** What both doors say of a task that was cancelled. */
export function viewCancelledTask(task: { readonly task_id: string }): Schemas['CancelTaskAnswer'] {
  return { ok: true, task_id: task.task_id, cancelled: true };
}

/** What both doors say of a task that was delivered again. */
export function viewRetriedTask(task: {
  readonly task_id: string;
  readonly to_name: string;
}): Schemas['RetryTaskAnswer'] {
  return { ok: true, task_id: task.task_id, retried_to: task.to_name };
}

/** What both doors say of a task that got another assignee. */
export function viewReassignedTask(moved: {
  readonly taskId: string;
  readonly from: string;
  readonly to: string;
}): Schemas['ReassignTaskAnswer'] {
  return { ok: true, task_id: moved.taskId, reassigned_from: moved.from, reassigned_to: moved.to };
}
