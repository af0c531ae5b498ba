import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { TaskStatus } from '../../../generated/enums.ts';

/** States in which work may still happen. */
const liveStatuses = ['created', 'delivered', 'acked', 'running'] as const satisfies readonly TaskStatus[];

interface Transition {
  readonly from: readonly TaskStatus[];
  readonly to: readonly TaskStatus[];
}

/**
 * Every legal move of a task (rule tasks-moves). What is not here does not happen. A new task begins as `delivered`
 * (rule tasks-delivered-at-once).
 */
export const lifecycle = {
  ack: { from: ['delivered'], to: ['acked'] },
  sendAck: { from: ['created', 'delivered'], to: ['acked'] },
  start: { from: ['delivered', 'acked'], to: ['running'] },
  complete: { from: ['delivered', 'acked', 'running'], to: ['replied'] },
  reply: { from: liveStatuses, to: ['replied', 'failed', 'cancelled'] },
  cancel: { from: liveStatuses, to: ['cancelled'] },
  expire: { from: ['created', 'delivered'], to: ['expired'] },
  retry: { from: ['failed', 'expired', 'cancelled'], to: ['delivered'] },
  reassign: { from: liveStatuses, to: ['delivered'] },
} as const satisfies Record<string, Transition>;

export type TaskMove = keyof typeof lifecycle;

/** The states that `move` leads to. */
export type TargetStatus<M extends TaskMove> = (typeof lifecycle)[M]['to'][number];

/** Whether `move` may start in `status`. */
export function canMove(move: TaskMove, status: TaskStatus): boolean {
  return (lifecycle[move].from as readonly TaskStatus[]).includes(status);
}

/** Whether the task has ended: only a retry leads out. */
export function isTerminal(status: TaskStatus): boolean {
  return !(liveStatuses as readonly TaskStatus[]).includes(status);
}

/**
 * Conditions that the planner can match with the partial indexes of `tasks`: their values must stand in the text,
 * because bound values would keep those indexes out of the plan.
 */
export const isUnread: RawBuilder<SqlBool> = sql<SqlBool>`status in ('created', 'delivered')`;
export const isReplied: RawBuilder<SqlBool> = sql<SqlBool>`status = 'replied'`;
