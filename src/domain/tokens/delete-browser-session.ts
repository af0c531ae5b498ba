import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { revokeToken } from './revoke-token.ts';

/**
 * Ends the caller's browser session and every token that it minted, at once and on open streams too
 * (rule tokens-browser-session). Audited as `token_revoked`.
 *
 * @throws browser_session_required it has ended already
 */
export async function deleteBrowserSession(ctx: Ctx): Promise<void> {
  await revokeToken(ctx, ctx.caller.tokenId ?? '').catch((error: unknown) => {
    const hasEnded = error instanceof DomainError && error.code === 'token_not_found';
    throw hasEnded ? new DomainError('browser_session_required') : error;
  });
}
