import { LockMode } from '@mikro-orm/core';
import { Token } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { revokeChildren } from './revoke-children.ts';

/**
 * Ends one of the caller's own tokens at once, and all that ends with it: its next use is 401. A bound token ends those of its network alone,
 * never a login (rule tokens-bound-manage-bound). Audited as `token_revoked`.
 *
 * @throws token_not_found unknown, already revoked, somebody else's, or beyond the network of a bound token
 */
export async function revokeToken(ctx: Ctx, tokenId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { networkId } = tx.caller;
    const own = {
      tokenId,
      user: tx.caller.userId ?? '',
      revokedAt: null,
      ...(networkId === null ? {} : { network: networkId }),
    };
    const token = await tx.em.findOne(Token, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (token === null) throw new DomainError('token_not_found');
    token.revokedAt = tx.platform.clock.now();
    await revokeChildren(tx, [tokenId]);
    await recordAudit(tx, {
      action: 'token_revoked',
      targetType: 'token',
      targetId: tokenId,
      detail: token.name,
      networkId: token.network?.networkId ?? null,
    });
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ tokenId }));
  });
}
