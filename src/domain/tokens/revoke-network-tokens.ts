import type { Tx } from '../ctx.ts';
import { tokenCacheOf } from './token-cache.ts';

/**
 * Ends every token of a user that is bound to the network, at once and on open streams too
 * (rule tokens-end-with-membership).
 */
export async function revokeNetworkTokens(tx: Tx, networkId: string, userId: string): Promise<void> {
  await tx.db
    .updateTable('tokens')
    .set({ revoked_at: tx.platform.clock.now() })
    .where('network_id', '=', networkId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  tx.afterCommit(() => tokenCacheOf(tx.platform).drop({ userId }));
}
