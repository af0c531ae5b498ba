import { Token } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

/**
 * Ends what ends with these tokens, at once and on open streams too: the browser sessions that they opened, and the
 * tokens of pages that a session minted (rule tokens-browser-session). The caller holds the rows of these tokens.
 */
export async function revokeChildren(tx: Tx, tokenIds: readonly string[]): Promise<void> {
  // A token opens a session, and a session mints tokens that open nothing.
  let parents = tokenIds;
  for (let generation = 0; generation < 2 && parents.length > 0; generation += 1) {
    const children = await tx.em.find(Token, { parentId: { $in: [...parents] }, revokedAt: null });
    for (const child of children) child.revokedAt = tx.platform.clock.now();
    parents = children.map(({ tokenId }) => tokenId);
    const ended = parents;
    tx.afterCommit(() => {
      for (const tokenId of ended) tx.platform.memory.tokens.drop({ tokenId });
    });
  }
}
