import { requireNodeMode } from '../../access/require-node-mode.ts';
import type { Ctx } from '../../ctx.ts';
import { requireFreshNode } from '../require-fresh-node.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { requestStop } from './request-stop.ts';
import type { RequestedStop, StopInput } from './request-stop.ts';

/**
 * Has a daemon stop a child (rule daemons-lifecycle): no work goes to it from now on. For its owner and the network's
 * managers.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws node_not_managed, node_busy_in_flight live tasks and no `force`
 * @throws node_not_active it is stopped, or another request is under way
 */
export async function stopNode(ctx: Ctx, input: StopInput): Promise<RequestedStop> {
  requireNodeMode(ctx, 'stop_node');
  return ctx.transaction(async (tx) => {
    const { node } = await requireOwnedNode(tx, input.nodeId);
    return requestStop(tx, await requireFreshNode(tx, node), input, { action: 'stop', deleteConfig: false });
  });
}
