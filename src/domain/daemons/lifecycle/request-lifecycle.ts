import type { LifecycleAction, LifecycleState } from '../../../../generated/enums.ts';
import type { NodeRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { silenceMs } from '../limits.ts';
import { findDaemonAlias, ringDoorbell } from '../ring-doorbell.ts';
import { isLive } from '../../live-tasks.ts';
import { announceRequest } from '../announce-request.ts';
import { announceNode } from '../../nodes/announce-node.ts';

/** What a daemon is to do with a child. */
export interface NewLifecycleRequest {
  readonly action: LifecycleAction;
  readonly force: boolean;
  readonly graceSeconds: number;
  readonly deleteConfig: boolean;
}

/** The state of a node while a request is under way. */
const during: Readonly<Record<LifecycleAction, LifecycleState>> = {
  stop: 'stopping',
  delete: 'deleting',
  start: 'starting',
};

/** @throws node_not_managed no daemon runs the node */
export function requireManaged(node: NodeRow): string {
  if (node.daemon_node_id === null) throw new DomainError('node_not_managed');
  return node.daemon_node_id;
}

/**
 * Moves a node on its way and tells its daemon: of two racing requests the state of the node lets one pass. Audited as
 * `node_<action>_requested`.
 *
 * @param from the states in which the request makes sense
 * @returns the request, or undefined when the node is in none of these states (any more)
 */
export async function requestLifecycle(
  tx: Tx,
  node: NodeRow,
  from: readonly LifecycleState[],
  request: NewLifecycleRequest,
): Promise<{ requestId: string; lifecycleState: LifecycleState } | undefined> {
  const daemonNodeId = requireManaged(node);
  const now = tx.platform.clock.now();
  const lifecycleState = during[request.action];
  if (!from.includes(node.lifecycle_state)) return undefined;
  const moved = await tx.db
    .updateTable('nodes')
    .set({ lifecycle_state: lifecycleState, updated_at: now })
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where('lifecycle_state', '=', node.lifecycle_state)
    .returning('node_id')
    .executeTakeFirst();
  if (moved === undefined) return undefined;
  const requestId = `${request.action === 'start' ? 'str_' : 'sr_'}${tx.platform.ids.uuid()}`;
  await tx.db
    .insertInto('lifecycle_requests')
    .values({
      request_id: requestId,
      network_id: node.network_id,
      daemon_node_id: daemonNodeId,
      node_id: node.node_id,
      alias: node.alias,
      action: request.action,
      force: request.force ? 1 : 0,
      grace_seconds: request.graceSeconds,
      delete_config: request.deleteConfig ? 1 : 0,
      state_before: node.lifecycle_state,
      token_id: tx.caller.tokenId,
      created_at: now,
      deadline_at: now + silenceMs,
    })
    .execute();
  await recordAudit(tx, {
    action: `node_${request.action}_requested`,
    targetType: 'node',
    targetId: node.node_id,
    detail: node.alias,
    networkId: node.network_id,
  });
  announceRequest(tx, { networkId: node.network_id, requestId, kind: request.action }, 'pending');
  announceNode(tx, { ...node, lifecycle_state: lifecycleState }, 'updated');
  const alias = await findDaemonAlias(tx, { network_id: node.network_id, node_id: daemonNodeId });
  const bell = request.action === 'start' ? 'start_node' : 'stop_node';
  if (alias) ringDoorbell(tx, { networkId: node.network_id, alias }, bell, { request_id: requestId });
  return { requestId, lifecycleState };
}

/** The number of live tasks of a node, which a stop would leave unfinished. */
export async function countLiveTasks(tx: Tx, node: NodeRow): Promise<number> {
  const { count } = await tx.db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isLive)
    .where('network_id', '=', node.network_id)
    .where('to_name', '=', node.alias)
    .executeTakeFirstOrThrow();
  return Number(count);
}
