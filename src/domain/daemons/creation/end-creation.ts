import type { CreateRequestStatus } from '../../../../generated/enums.ts';
import type { CreateRequestRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../ctx.ts';
import type { NodeKey } from '../../nodes/list-nodes.ts';
import { isOpenRequest } from '../open-requests.ts';
import { revokeChildTokens } from '../lifecycle/revoke-child-tokens.ts';
import { announceRequest } from '../announce-request.ts';
import { announceNode } from '../../nodes/announce-node.ts';

/** How a request ends. */
export type CreationEnd = Exclude<CreateRequestStatus, 'pending' | 'delivered'>;

/** What names a request. */
export type CreationKey = Pick<CreateRequestRow, 'network_id' | 'request_id'>;

/**
 * Ends a request that is still open, once: `started` makes the child active; anything else revokes its token and takes
 * its record back. Audited as `node_create_<status>`.
 *
 * @param error what went wrong, already clean
 * @returns the request as it is now, or undefined when it had ended already
 */
export async function endCreation(
  tx: Tx,
  { network_id: networkId, request_id: requestId }: CreationKey,
  status: CreationEnd,
  error: string | null,
): Promise<CreateRequestRow | undefined> {
  const request = await tx.db
    .updateTable('create_requests')
    .set({ status, error, acked_at: tx.platform.clock.now() })
    .where('network_id', '=', networkId)
    .where('request_id', '=', requestId)
    .where(isOpenRequest)
    .returningAll()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  announceRequest(tx, { networkId, requestId, kind: 'create' }, status);
  if (request.child_node_id !== null) {
    await settleChild(tx, { network_id: networkId, node_id: request.child_node_id }, status === 'started');
  }
  await recordAudit(tx, {
    action: `node_create_${status}`,
    targetType: 'node',
    targetId: request.child_node_id,
    detail: error ?? request.child_name,
    networkId,
  });
  return request;
}

async function settleChild(tx: Tx, child: NodeKey, started: boolean): Promise<void> {
  if (started) {
    const active = await tx.db
      .updateTable('nodes')
      .set({ lifecycle_state: 'active', updated_at: tx.platform.clock.now() })
      .where('network_id', '=', child.network_id)
      .where('node_id', '=', child.node_id)
      .where('lifecycle_state', '=', 'starting')
      .returning(['network_id', 'node_id', 'alias', 'lifecycle_state'])
      .executeTakeFirst();
    if (active !== undefined) announceNode(tx, active, 'updated');
    return;
  }
  await revokeChildTokens(tx, child);
  const gone = await tx.db
    .deleteFrom('nodes')
    .where('network_id', '=', child.network_id)
    .where('node_id', '=', child.node_id)
    .where('lifecycle_state', '=', 'starting')
    .returning('alias')
    .executeTakeFirst();
  if (gone === undefined) return;
  announceNode(tx, { ...child, alias: gone.alias }, 'deleted');
  await tx.db
    .deleteFrom('sessions')
    .where('network_id', '=', child.network_id)
    .where('alias', '=', gone.alias)
    .execute();
}
