import { resolveNamedScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from './issue-token.ts';
import type { IssuedToken } from './issue-token.ts';

/** What the caller asks for. */
export interface ApiTokenRequest {
  readonly name: string;
  /** Binds the token to this network; otherwise it reaches all networks of its user. */
  readonly networkId?: string | undefined;
}

/**
 * Mints a legacy full-scope `atok_` that acts as its user. A caller whose own token is bound cannot mint a wider one
 * (rule tokens-bound-manage-bound).
 *
 * @throws access_denied not a member of the given network
 * @throws too_many_tokens
 */
export async function issueApiToken(ctx: Ctx, request: ApiTokenRequest): Promise<IssuedToken> {
  const { userId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  return ctx.transaction(async (tx) => {
    const networkId = request.networkId ?? tx.caller.networkId;
    // A bound token lives by the membership, which a system admin who only reads there does not have.
    if (networkId !== null && (await resolveNamedScope(tx, networkId, 'read', 'narrow')).role === 'system') {
      throw new DomainError('access_denied');
    }
    const issued = await issueToken(tx, { scope: 'full', userId, networkId, name: request.name });
    await recordAudit(tx, {
      action: 'api_token_created',
      targetType: 'token',
      targetId: issued.tokenId,
      detail: request.name,
      networkId,
    });
    return issued;
  });
}
