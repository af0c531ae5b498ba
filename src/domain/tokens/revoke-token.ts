import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { tokenCacheOf } from './token-cache.ts';

/**
 * Ends one of the caller's own tokens at once: its next use is 401. A bound token ends those of its network alone,
 * never a login (rule tokens-bound-manage-bound). Audited as `token_revoked`.
 *
 * @throws token_not_found unknown, already revoked, somebody else's, or beyond the network of a bound token
 */
export async function revokeToken(ctx: Ctx, tokenId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { networkId } = tx.caller;
    let update = tx.db
      .updateTable('tokens')
      .set({ revoked_at: tx.platform.clock.now() })
      .where('token_id', '=', tokenId)
      .where('user_id', '=', tx.caller.userId ?? '')
      .where('revoked_at', 'is', null);
    if (networkId !== null) update = update.where('network_id', '=', networkId);
    const token = await update.returning(['name', 'network_id']).executeTakeFirst();
    if (token === undefined) throw new DomainError('token_not_found');
    await recordAudit(tx, {
      action: 'token_revoked',
      targetType: 'token',
      targetId: tokenId,
      detail: token.name,
      networkId: token.network_id,
    });
    tx.afterCommit(() => tokenCacheOf(tx.platform).drop({ tokenId }));
  });
}
