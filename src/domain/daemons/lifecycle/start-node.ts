import type { LifecycleState } from '../../../../generated/enums.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { requestLifecycle, requireManaged } from './request-lifecycle.ts';
import { requireFreshNode } from '../require-fresh-node.ts';

/**
 * Has a daemon start a stopped child (rule daemons-lifecycle). For its owner and the network's managers.
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
    const found = await requireOwnedNode(tx, nodeId);
    requireManaged(found.node);
    const node = await requireFreshNode(tx, found.node);
    const request = { action: 'start', force: false, graceSeconds: 10, deleteConfig: false } as const;
    const requested = await requestLifecycle(tx, node, ['stopped'], request);
    if (requested === undefined) throw new DomainError('node_not_stopped', { lifecycle_state: node.lifecycle_state });
    return requested;
  });
}
