import { Token } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

/**
 * Ends all `utok_`, `atok_` and browser sessions of a user; `ntok_` stay (rule accounts-password-change). The caller
 * holds the person's row, so that no session mints another token meanwhile.
 *
 * @returns the ids of the revoked tokens, without those of pages
 */
export async function revokeLogins(tx: Tx, userId: string): Promise<string[]> {
  const logins = await tx.em.find(Token, { user: userId, scope: { $in: ['user', 'full'] }, revokedAt: null });
  for (const login of logins) login.revokedAt = tx.platform.clock.now();
  const tokenIds = logins.map(({ tokenId }) => tokenId);
  tx.afterCommit(() => {
    for (const tokenId of tokenIds) tx.platform.memory.tokens.drop({ tokenId });
  });
  return logins.filter(({ expiresAt }) => expiresAt === null).map(({ tokenId }) => tokenId);
}
