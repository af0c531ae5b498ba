import type { TaskRow } from '../../entities/rows.ts';
import { isUnbound, ownsAlias } from '../access/require-own-alias.ts';
import type { ReadCtx } from '../ctx.ts';
import { isAssignee } from './actor.ts';

/**
 * Whether the caller may say how a task goes on: a person may, a node token for its own node, one that is bound to none
 * for the nodes of its person. One query for the last.
 *
 * @param route the tool that writes
 * @throws node_permission_denied a token without a node writes for a readonly one
 */
export async function actsForAssignee(
  ctx: ReadCtx,
  task: Pick<TaskRow, 'to_node_id' | 'to_name'>,
  route: string,
): Promise<boolean> {
  if (ctx.caller.kind !== 'node') return true;
  return isUnbound(ctx.caller) ? ownsAlias(ctx, task.to_name, route) : isAssignee(ctx.caller, task);
}
