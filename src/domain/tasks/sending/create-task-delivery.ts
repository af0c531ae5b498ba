import type { TaskRow } from '../../../entities/rows.ts';
import { aliasAddress } from '../../address.ts';
import type { Tx } from '../../ctx.ts';
import { createDelivery } from '../../inbox/create-delivery.ts';

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
 * Puts a task into the inbox of its assignee and rings `new_task` there and in the network. Two statements, besides
 * those of the event.
 *
 * @param options `deliveryId`: the first delivery carries the id of its task, later ones get their own; `renamedFrom`:
 *   the alias that was asked for, when the assignee was just renamed
 * @returns the delivery's id
 */
export async function createTaskDelivery(
  tx: Tx,
  task: DeliverableTask,
  { deliveryId, renamedFrom }: { readonly deliveryId?: string; readonly renamedFrom?: string | undefined } = {},
): Promise<string> {
  const assignee = aliasAddress(task.to_name);
  const { id, unread } = await createDelivery(tx, {
    ...(deliveryId === undefined ? {} : { id: deliveryId }),
    taskId: task.task_id,
    networkId: task.network_id,
    to: assignee,
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
  });
  const { priority, from_name: from } = task;
  tx.emit({
    networkId: task.network_id,
    type: 'new_task',
    channel: assignee,
    payload: {
      inbox_count: unread,
      priority,
      from,
      task_id: task.task_id,
      ...(renamedFrom === undefined ? {} : { renamed_from: renamedFrom }),
    },
    summary: { task_id: task.task_id, from, to: task.to_name, status: task.status, priority },
  });
  return id;
}
