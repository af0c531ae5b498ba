import type { TaskPriority } from '../../../../generated/enums.ts';
import type { Tx } from '../../ctx.ts';
import type { Sender } from '../../inbox/resolve-sender.ts';
import type { Target } from '../../nodes/find-target.ts';
import { defaultTtlSeconds } from '../limits.ts';
import { writeTaskMeta } from './task-meta.ts';

/** What a new task is made of. */
export interface TaskParts {
  readonly input: {
    readonly task: string;
    readonly priority?: TaskPriority | undefined;
    readonly context?: string | undefined;
    readonly ttlSeconds?: number | undefined;
    readonly parentTaskId?: string | undefined;
    readonly meta?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly networkId: string;
  readonly taskId: string;
  /** Its place below its parent; 0 without one. */
  readonly depth: number;
  readonly sender: Sender;
  readonly target: Pick<Target, 'alias' | 'nodeId'>;
}

/** The row of a task that is delivered now, without its number. */
export function newTaskRow(tx: Tx, { input, networkId, taskId, depth, sender, target }: TaskParts) {
  const now = tx.platform.clock.now();
  return {
    task_id: taskId,
    network_id: networkId,
    from_node_id: sender.fromNodeId,
    to_node_id: target.nodeId,
    from_name: sender.fromSession,
    to_name: target.alias,
    sender_kind: sender.senderKind,
    sender_id: sender.senderId,
    priority: input.priority ?? 'normal',
    status: 'delivered',
    content: input.task,
    context: input.context ?? null,
    requires_response: 'reply',
    scope: 'single',
    parent_task_id: input.parentTaskId ?? null,
    depth,
    meta_json: writeTaskMeta(input.meta, tx.traceparent),
    created_at: now,
    delivered_at: now,
    expires_at: now + (input.ttlSeconds ?? defaultTtlSeconds) * 1000,
  } as const;
}

/** A row that `newTaskRow` made. */
export type NewTaskRow = ReturnType<typeof newTaskRow>;
