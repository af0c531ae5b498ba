import type { Ctx } from '../../ctx.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { requireManaged } from '../lifecycle/request-lifecycle.ts';
import { requestConfigUpdate } from './request-config-update.ts';
import type { RequestedUpdate } from './request-config-update.ts';
import { requireFreshNode } from '../require-fresh-node.ts';

/**
 * Has a daemon restart a child as it is. For its owner and the network's managers (rule daemons-lifecycle).
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws node_not_managed, node_not_active, update_in_flight
 */
export async function restartNode(ctx: Ctx, nodeId: string): Promise<RequestedUpdate> {
  requireNodeMode(ctx, 'restart_node');
  return ctx.transaction(async (tx) => {
    const { node } = await requireOwnedNode(tx, nodeId);
    requireManaged(node);
    return requestConfigUpdate(tx, await requireFreshNode(tx, node), {
      action: 'restart',
      applyMode: 'restart',
      patch: {},
    });
  });
}
