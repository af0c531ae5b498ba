import type { Ctx } from '../ctx.ts';
import type { NodeRow } from '../nodes/list-nodes.ts';
import { maxListed } from './limits.ts';
import { requireDaemon } from './require-daemon.ts';

/**
 * The nodes that the daemon runs, by alias.
 *
 * @throws caller_not_a_daemon
 */
export async function listMyChildren(ctx: Ctx): Promise<NodeRow[]> {
  const { nodeId, networkId } = await requireDaemon(ctx);
  return ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('daemon_node_id', '=', nodeId)
    .orderBy('alias')
    .limit(maxListed)
    .execute();
}
