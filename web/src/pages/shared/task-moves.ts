import type { Task } from '@agent-collaboration-hub/client';
import { firstLine } from '../../parts/first-line.ts';

/** What a person can do to a task, as the hub's table of moves allows it. */
export type TaskMove = 'cancel' | 'retry' | 'reassign';

export const priorities = ['high', 'normal', 'low'] as const;

const live: readonly string[] = ['created', 'delivered', 'acked', 'running'];
const retryable: readonly string[] = ['failed', 'expired', 'cancelled'];

/** Whether work may still happen. */
export function isLive({ status }: Pick<Task, 'status'>): boolean {
  return live.includes(status);
}

/** Whether an agent has taken the task: a move interrupts it. */
export function isTaken({ status }: Pick<Task, 'status'>): boolean {
  return status === 'acked' || status === 'running';
}

/** Whether the task may be moved so now. */
export function canMove(move: TaskMove, task: Pick<Task, 'status'>): boolean {
  return move === 'retry' ? retryable.includes(task.status) : isLive(task);
}

/** The first line of a task's text, which names it in lists. */
export function titleOf({ content }: Pick<Task, 'content'>): string {
  return firstLine(content);
}
