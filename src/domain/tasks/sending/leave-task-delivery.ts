import type { TaskRow } from '../../../entities/rows.ts';
import { aliasAddress } from '../../address.ts';
import type { Tx } from '../../ctx.ts';
import { leaveDelivery } from '../../inbox/leave-delivery.ts';
import type { Ring } from '../../inbox/leave-delivery.ts';
import { traceOfTask } from './task-meta.ts';

/** What a delivery of a task needs of it. */
export type DeliverableTask = Pick<
  TaskRow,
  | 'task_id'
  | 'network_id'
  | 'to_name'
  | 'from_name'
  | 'sender_kind'
  | 'sender_id'
  | 'priority'
  | 'status'
  | 'content'
  | 'context'
  | 'requires_response'
  | 'meta_json'
>;

/**
 * Leaves a delivery of a task for the inbox of its assignee to the end of the unit, and `new_task`, which rings there
 * and in the network.
 *
 * @param options `deliveryId`: the first delivery carries the id of its task, later ones get their own; `renamedFrom`:
 *   the alias that was asked for, when the assignee was just renamed
 * @returns the delivery's id
 */
export function leaveTaskDelivery(
  tx: Tx,
  task: DeliverableTask,
  { deliveryId, renamedFrom }: { readonly deliveryId?: string; readonly renamedFrom?: string | undefined } = {},
): string {
  const delivery = { ...deliveryOf(task), ...(deliveryId === undefined ? {} : { id: deliveryId }) };
  return leaveDelivery(tx, delivery, ringOf(task, renamedFrom));
}

/** The delivery of a task to its assignee, without an id of its own. */
export function deliveryOf(task: DeliverableTask) {
  return {
    taskId: task.task_id,
    networkId: task.network_id,
    to: aliasAddress(task.to_name),
    toName: task.to_name,
    type: 'task',
    priority: task.priority,
    content: task.content,
    context: task.context,
    fromSession: task.from_name,
    senderKind: task.sender_kind,
    senderId: task.sender_id,
    requiresResponse: task.requires_response,
    metaJson: task.meta_json,
  } as const;
}

/** The event that tells the assignee and the network of a delivery of a task. @param renamedFrom as above */
export function ringOf(task: DeliverableTask, renamedFrom: string | undefined): Ring {
  const { task_id, priority, from_name: from } = task;
  const renamed = renamedFrom === undefined ? {} : { renamed_from: renamedFrom };
  const traceparent = traceOfTask(task);
  const traced = traceparent === null ? {} : { traceparent };
  return {
    type: 'new_task',
    payload: { priority, from, task_id, ...renamed, ...traced },
    summary: { task_id, from, to: task.to_name, status: task.status, priority },
  };
}
