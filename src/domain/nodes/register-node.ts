import { Node } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';
import { announceNode } from './announce-node.ts';

/** A node that the hub registers before it has reported. */
export interface NewNode {
  readonly networkId: string;
  /** Name and alias alike (rule nodes-registered-by-token). */
  readonly alias: string;
  readonly ownerUserId: string;
}

/**
 * Registers the node unless its alias is known in the network; returns the node's id either way
 * (rule nodes-registered-by-token). Where the node reports at the same time, the later unit collides with its row and
 * runs again.
 */
export async function registerNode(tx: Tx, { networkId, alias, ownerUserId }: NewNode): Promise<string> {
  const known = await tx.em.findOne(Node, { networkId, alias });
  if (known !== null) return known.nodeId;
  const now = tx.platform.clock.now();
  const nodeId = tx.platform.ids.node();
  tx.em.create(Node, { networkId, nodeId, nodeName: alias, alias, ownerUserId, createdAt: now, updatedAt: now });
  announceNode(tx, { network_id: networkId, node_id: nodeId, alias, lifecycle_state: 'active' }, 'registered');
  return nodeId;
}
