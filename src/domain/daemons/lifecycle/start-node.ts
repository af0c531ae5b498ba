import type { LifecycleState } from '../../../../generated/enums.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { findOwnedNode } from '../require-managed-node.ts';
import { orderLifecycle, requireManaged } from './request-lifecycle.ts';
import { freshNode } from '../require-fresh-node.ts';

/**
 * Has a daemon start a stopped child (decisions F). For its owner and the network's managers.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws node_not_managed, node_not_stopped
 */
export async function startNode(
  ctx: Ctx,
  nodeId: string,
): Promise<{ requestId: string; lifecycleState: LifecycleState }> {
  requireNodeMode(ctx, 'start_node');
  return ctx.transaction(async (tx) => {
    const found = await findOwnedNode(tx, nodeId);
    requireManaged(found.node);
    const node = await freshNode(tx, found.node);
    const order = { action: 'start', force: false, graceSeconds: 10, deleteConfig: false } as const;
    const ordered = await orderLifecycle(tx, node, ['stopped'], order);
    if (ordered === undefined) throw new DomainError('node_not_stopped', { lifecycle_state: node.lifecycle_state });
    return ordered;
  });
}
