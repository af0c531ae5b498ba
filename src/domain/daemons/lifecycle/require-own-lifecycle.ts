import type { LifecycleRequestRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';

/** Which tools fetch and acknowledge a lifecycle request: a deletion is a `stop` to them. */
export type LifecycleKind = 'stop' | 'start';

/**
 * The request of this id and kind, if it is the daemon's.
 *
 * @throws request_not_found absent, of another network or of the other kind
 * @throws not_your_request another daemon's
 */
export async function requireOwnLifecycle(
  tx: Tx,
  requestId: string,
  kind: LifecycleKind,
  daemon: { readonly nodeId: string; readonly networkId: string },
): Promise<LifecycleRequestRow> {
  const request = await tx.db
    .selectFrom('lifecycle_requests')
    .selectAll()
    .where('network_id', '=', daemon.networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined || (request.action === 'start') !== (kind === 'start')) {
    throw new DomainError('request_not_found');
  }
  if (request.daemon_node_id !== daemon.nodeId) throw new DomainError('not_your_request');
  return request;
}
