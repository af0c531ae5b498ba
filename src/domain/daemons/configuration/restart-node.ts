import type { Ctx } from '../../ctx.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { findOwnedNode } from '../require-managed-node.ts';
import { requireManaged } from '../lifecycle/request-lifecycle.ts';
import { orderUpdate } from './request-config-update.ts';
import type { OrderedUpdate } from './request-config-update.ts';
import { freshNode } from '../require-fresh-node.ts';

/**
 * Has a daemon restart a child as it is (decisions F). For its owner and the network's managers.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws node_not_managed, node_not_active, update_in_flight
 */
export async function restartNode(ctx: Ctx, nodeId: string): Promise<OrderedUpdate> {
  requireNodeMode(ctx, 'restart_node');
  return ctx.transaction(async (tx) => {
    const { node } = await findOwnedNode(tx, nodeId);
    requireManaged(node);
    return orderUpdate(tx, await freshNode(tx, node), { action: 'restart', applyMode: 'restart', patch: {} });
  });
}
