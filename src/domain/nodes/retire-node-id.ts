import type { Tx } from '../ctx.ts';
import type { NodeKey } from './list-nodes.ts';

/** Keeps the id of a deleted node for good: what was granted to it or remembers it must not fall to another agent. */
export async function retireNodeId(tx: Tx, { network_id: networkId, node_id: nodeId }: NodeKey): Promise<void> {
  await tx.db
    // eslint-disable-next-line no-restricted-syntax -- an id that is retired stays so
    .insertInto('retired_node_ids')
    .values({ network_id: networkId, node_id: nodeId, retired_at: tx.platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a node of this network had the id until it was deleted. */
export async function isRetired(tx: Tx, { network_id: networkId, node_id: nodeId }: NodeKey): Promise<boolean> {
  const retired = await tx.db
    .selectFrom('retired_node_ids')
    .select('node_id')
    .where('network_id', '=', networkId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return retired !== undefined;
}
