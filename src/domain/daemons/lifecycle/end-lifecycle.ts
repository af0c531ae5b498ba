import type { LifecycleRequestStatus, LifecycleState } from '../../../../generated/enums.ts';
import type { LifecycleRequestRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { aliasAddress } from '../../address.ts';
import type { Tx } from '../../ctx.ts';
import { retireNodeId } from '../../nodes/retire-node-id.ts';
import { isOpenRequest } from '../open-requests.ts';
import { revokeChildTokens } from './revoke-child-tokens.ts';
import { announceRequest } from '../announce-request.ts';
import { announceNode } from '../../nodes/announce-node.ts';

/** How a request to stop, delete or start a child ends. */
export type LifecycleEnd = Exclude<LifecycleRequestStatus, 'pending' | 'delivered'>;

/** What names a request. */
export type LifecycleKey = Pick<LifecycleRequestRow, 'network_id' | 'request_id'>;

/** What a daemon reports in addition. */
export interface LifecycleFacts {
  readonly error?: string | null;
  readonly exitSignal?: string | null;
  readonly backupPath?: string | null;
  readonly childPid?: number | null;
}

/**
 * Ends an open request, once, and moves the node with it (rule daemons-silence): a deleted one is removed, silence and
 * a child that is not the daemon's bring it back to where it was. Audited as `node_<action>_<status>`.
 *
 * @returns the request as it is now, or undefined when it had ended already
 */
export async function endLifecycle(
  tx: Tx,
  { network_id: networkId, request_id: requestId }: LifecycleKey,
  status: LifecycleEnd,
  facts: LifecycleFacts = {},
): Promise<LifecycleRequestRow | undefined> {
  const request = await tx.db
    .updateTable('lifecycle_requests')
    .set({
      status,
      error: facts.error ?? null,
      exit_signal: facts.exitSignal ?? null,
      backup_path: facts.backupPath ?? null,
      child_pid: facts.childPid ?? null,
      acked_at: tx.platform.clock.now(),
    })
    .where('network_id', '=', networkId)
    .where('request_id', '=', requestId)
    .where(isOpenRequest)
    .returningAll()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  announceRequest(tx, { networkId, requestId, kind: request.action }, status);
  const removed = status === 'stopped' && request.action === 'delete';
  if (removed) await removeChild(tx, request);
  else await moveNode(tx, request, stateAfter(status, request.state_before));
  await recordAudit(tx, {
    action: removed ? 'node_deleted' : `node_${request.action}_${status}`,
    targetType: 'node',
    targetId: request.node_id,
    detail: facts.error ?? request.alias,
    networkId,
  });
  return request;
}

function stateAfter(status: LifecycleEnd, before: LifecycleState): LifecycleState {
  switch (status) {
    case 'started':
      return 'active';
    case 'stopped':
      return 'stopped';
    case 'stop_failed':
      return 'stop_failed';
    case 'start_failed':
    case 'timeout':
    case 'noop_not_my_child':
      return before;
  }
}

async function moveNode(tx: Tx, request: LifecycleRequestRow, state: LifecycleState): Promise<void> {
  const moved = await tx.db
    .updateTable('nodes')
    .set({ lifecycle_state: state, updated_at: tx.platform.clock.now() })
    .where('network_id', '=', request.network_id)
    .where('node_id', '=', request.node_id)
    .where('lifecycle_state', 'in', ['stopping', 'starting', 'deleting'])
    .returning(['network_id', 'node_id', 'alias', 'lifecycle_state'])
    .executeTakeFirst();
  if (moved !== undefined) announceNode(tx, moved, 'updated');
}

/** Deletes the record, the session and the tokens in this unit and tells the stream of the alias. */
async function removeChild(tx: Tx, request: LifecycleRequestRow): Promise<void> {
  await revokeChildTokens(tx, request);
  const { network_id: networkId } = request;
  const node = await tx.db
    .deleteFrom('nodes')
    .where('network_id', '=', networkId)
    .where('node_id', '=', request.node_id)
    .returningAll()
    .executeTakeFirst();
  if (node === undefined) return;
  const { alias } = node;
  await retireNodeId(tx, node);
  await tx.db.deleteFrom('sessions').where('network_id', '=', networkId).where('alias', '=', alias).execute();
  const payload = { node_id: node.node_id, node_name: node.node_name, alias, network_id: networkId };
  announceNode(tx, payload, 'deleted');
  tx.emit({ networkId, type: 'node_deleted', channel: aliasAddress(alias), payload, summary: null });
}
