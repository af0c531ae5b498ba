import type { TaskRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import { originator, originatorOf } from '../find-task.ts';
import { maxChainedDepth } from '../limits.ts';

/** A task that may have a parent. */
export type ChildTask = Pick<TaskRow, 'task_id' | 'network_id' | 'to_name' | 'parent_task_id' | 'depth'>;

/**
 * Tells the originator of a task's parent that this child has ended (rule tasks-parents): `chained_reply`, inside one
 * network and not from deeper than five levels. One query, and only when there is a parent.
 */
export async function chainReply(tx: Tx, child: ChildTask): Promise<void> {
  if (child.parent_task_id === null || child.depth > maxChainedDepth) return;
  const parent = await tx.db
    .selectFrom('tasks')
    .select(['task_id', ...originator])
    .where('task_id', '=', child.parent_task_id)
    .where('network_id', '=', child.network_id)
    .executeTakeFirst();
  if (!parent) return;
  tx.emit({
    networkId: child.network_id,
    type: 'chained_reply',
    channel: originatorOf(parent),
    payload: { parent_task_id: parent.task_id, child_task_id: child.task_id, child_alias: child.to_name },
    summary: null,
  });
}
