import type { Tx } from '../../ctx.ts';
import type { NodeKey } from '../../nodes/list-nodes.ts';

/** Ends every token of a node, at once and on its open streams too. */
export async function revokeChildTokens(tx: Tx, node: NodeKey): Promise<void> {
  const revoked = await tx.db
    .updateTable('tokens')
    .set({ revoked_at: tx.platform.clock.now() })
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where('scope', '=', 'network')
    .where('revoked_at', 'is', null)
    .returning('token_id')
    .execute();
  tx.afterCommit(() => {
    for (const { token_id: tokenId } of revoked) tx.platform.memory.tokens.drop({ tokenId });
  });
}
