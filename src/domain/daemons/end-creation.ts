import type { CreateRequestStatus } from '../../../generated/enums.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';
import type { CreateRequestRow } from './get-node-create-request.ts';
import { isOpenOrder } from './open-requests.ts';
import { revokeChildTokens } from './revoke-child-tokens.ts';

/** How an order ends. */
export type CreationEnd = Exclude<CreateRequestStatus, 'pending' | 'delivered'>;

/**
 * Ends an order that is still open, once: `started` makes the child active; anything else revokes its token and takes
 * its record back. Audited as `node_create_<status>`.
 *
 * @param error what went wrong, already clean
 * @returns the order as it is now, or undefined when it had ended already
 */
export async function endCreation(
  tx: Tx,
  requestId: string,
  status: CreationEnd,
  error: string | null,
): Promise<CreateRequestRow | undefined> {
  const request = await tx.db
    .updateTable('create_requests')
    .set({ status, error, acked_at: tx.platform.clock.now() })
    .where('request_id', '=', requestId)
    .where(isOpenOrder)
    .returningAll()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  if (request.child_node_id !== null) await settleChild(tx, request.child_node_id, status === 'started');
  await recordAudit(tx, {
    action: `node_create_${status}`,
    targetType: 'node',
    targetId: request.child_node_id,
    detail: error ?? request.child_name,
    networkId: request.network_id,
  });
  return request;
}

async function settleChild(tx: Tx, nodeId: string, started: boolean): Promise<void> {
  if (started) {
    await tx.db
      .updateTable('nodes')
      .set({ lifecycle_state: 'active', updated_at: tx.platform.clock.now() })
      .where('node_id', '=', nodeId)
      .where('lifecycle_state', '=', 'starting')
      .execute();
    return;
  }
  await revokeChildTokens(tx, nodeId);
  const gone = await tx.db
    .deleteFrom('nodes')
    .where('node_id', '=', nodeId)
    .where('lifecycle_state', '=', 'starting')
    .returning(['network_id', 'alias'])
    .executeTakeFirst();
  if (gone === undefined) return;
  await tx.db
    .deleteFrom('sessions')
    .where('network_id', '=', gone.network_id)
    .where('alias', '=', gone.alias)
    .execute();
}
