import { Token } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

/**
 * Ends every token of a user that is bound to the network, at once and on open streams too
 * (rule tokens-end-with-membership).
 */
export async function revokeNetworkTokens(tx: Tx, networkId: string, userId: string): Promise<void> {
  const live = { network: networkId, user: userId, revokedAt: null };
  await tx.em.nativeUpdate(Token, live, { revokedAt: tx.platform.clock.now() });
  tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId }));
}
