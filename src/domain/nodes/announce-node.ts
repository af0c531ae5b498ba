import type { LifecycleState, NodeChange } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';

/** What observers are told of a node. */
export interface ChangedNode {
  readonly network_id: string;
  readonly node_id: string;
  readonly alias: string;
  /** Null where the change says nothing of it. */
  readonly lifecycle_state?: LifecycleState | null;
}

/** Tells the observers of the network that the record of a node changed (rule streams-observers). */
export function announceNode(tx: Tx, node: ChangedNode, change: NodeChange): void {
  const { network_id: networkId, node_id, alias, lifecycle_state = null } = node;
  const summary = { node_id, alias, change, lifecycle_state };
  tx.emit({ networkId, type: 'node_changed', channel: null, payload: null, summary });
}
