import type { NodeRow } from '../../entities/rows.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { isOpenRequest } from './open-requests.ts';
import { endLifecycle } from './lifecycle/end-lifecycle.ts';

/**
 * The node as a request must see it: one whose request went unanswered for too long has its former state back first. No
 * query for a node that nothing is under way with.
 *
 * @throws node_not_found it was removed meanwhile
 */
export async function requireFreshNode(tx: Tx, node: NodeRow): Promise<NodeRow> {
  if (node.lifecycle_state === 'active' || node.lifecycle_state === 'stopped') return node;
  const overdue = await tx.db
    .selectFrom('lifecycle_requests')
    .select(['network_id', 'request_id'])
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenRequest)
    .where('deadline_at', '<=', tx.platform.clock.now())
    .execute();
  for (const request of overdue) await endLifecycle(tx, request, 'timeout');
  const fresh = await tx.db
    .selectFrom('nodes')
    .selectAll()
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .executeTakeFirst();
  if (fresh === undefined) throw new DomainError('node_not_found');
  return fresh;
}
