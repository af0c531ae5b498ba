import type { Tx } from '../ctx.ts';
import { tokenCacheOf } from './token-cache.ts';

/**
 * Ends all `utok_` and `atok_` of a user; `ntok_` stay (rule accounts-password-change).
 *
 * @returns the ids of the revoked tokens
 */
export async function revokeLogins(tx: Tx, userId: string): Promise<string[]> {
  const revoked = await tx.db
    .updateTable('tokens')
    .set({ revoked_at: tx.platform.clock.now() })
    .where('user_id', '=', userId)
    .where('scope', 'in', ['user', 'full'])
    .where('revoked_at', 'is', null)
    .returning('token_id')
    .execute();
  const tokenIds = revoked.map((token) => token.token_id);
  tx.afterCommit(() => {
    for (const tokenId of tokenIds) tokenCacheOf(tx.platform).drop({ tokenId });
  });
  return tokenIds;
}
