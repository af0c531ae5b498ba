import type { Tx } from '../ctx.ts';

/** A node that the hub registers before it has reported. */
export interface NewNode {
  readonly networkId: string;
  /** Name and alias alike (rule nodes-registered-by-token). */
  readonly alias: string;
  readonly ownerUserId: string;
}

/**
 * Registers the node unless its alias is known in the network; returns the node's id either way
 * (rule nodes-registered-by-token).
 */
export async function insertNode(tx: Tx, node: NewNode): Promise<string> {
  const now = tx.platform.clock.now();
  const { node_id } = await tx.db
    .insertInto('nodes')
    .values({
      node_id: tx.platform.ids.node(),
      network_id: node.networkId,
      node_name: node.alias,
      alias: node.alias,
      owner_user_id: node.ownerUserId,
      created_at: now,
      updated_at: now,
    })
    // An update that changes nothing makes `returning` answer for a known node too.
    .onConflict((conflict) =>
      conflict.columns(['network_id', 'alias']).doUpdateSet((eb) => ({ alias: eb.ref('excluded.alias') })),
    )
    .returning('node_id')
    .executeTakeFirstOrThrow();
  return node_id;
}
