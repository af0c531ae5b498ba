import type { TaskRow } from '../../entities/rows.ts';

/** What a task shows of itself. */
export const shownColumns = [
  ...(['task_id', 'from_node_id', 'to_node_id', 'from_name', 'to_name', 'sender_kind', 'sender_id'] as const),
  ...(['priority', 'status', 'content', 'context', 'result', 'in_reply_to', 'requires_response', 'scope'] as const),
  ...(['parent_task_id', 'meta_json', 'created_at', 'delivered_at', 'started_at', 'runtime_submitted_at'] as const),
  ...(['consumed_at', 'completed_at', 'expires_at', 'network_id'] as const),
] satisfies readonly (keyof TaskRow)[];

export type ShownTask = Pick<TaskRow, (typeof shownColumns)[number]>;
