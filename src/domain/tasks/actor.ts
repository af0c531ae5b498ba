import type { TaskRow } from '../../entities/rows.ts';
import type { Caller } from '../caller.ts';

/** Who a task event names: the node, `system` for the hub's own jobs, `hub` for people (rule tasks-actors). */
export function actorOf(caller: Caller): string {
  if (caller.nodeId !== null) return caller.nodeId;
  return caller.kind === 'system' ? 'system' : 'hub';
}

/** Whether the caller is who sent the task, whatever label it was sent under. */
export function isOriginator(caller: Caller, task: Pick<TaskRow, 'sender_kind' | 'sender_id'>): boolean {
  if (caller.nodeId !== null) return task.sender_kind === 'node' && task.sender_id === caller.nodeId;
  return task.sender_kind === 'user' && task.sender_id === caller.userId;
}

/**
 * Whether the caller's node is the one that the task is assigned to now. The alias counts beside the id, because the
 * first heartbeat may replace the id that the hub had minted (rule nodes-own-id-adopted). False for people.
 */
export function isAssignee(caller: Caller, task: Pick<TaskRow, 'to_node_id' | 'to_name'>): boolean {
  if (caller.kind !== 'node') return false;
  return task.to_name === caller.alias || (caller.nodeId !== null && task.to_node_id === caller.nodeId);
}
