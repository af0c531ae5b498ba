import { LockMode } from '@mikro-orm/core';
import { Token } from '../../entities/index.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from './issue-token.ts';
import type { IssuedToken } from './issue-token.ts';
import { maxPageTokens, pageTokenMs } from './limits.ts';
import { lockPerson } from './lock-person.ts';

/** The token of a page and when it ends, in milliseconds. */
export interface BrowserToken extends IssuedToken {
  readonly expiresAt: number;
}

/**
 * Mints a `utok_` of 15 minutes that ends with the caller's browser session (rule tokens-of-pages). Minting is what
 * counts as a use of the session; it writes no audit row.
 *
 * @throws browser_session_required the session has ended meanwhile
 */
export async function issueBrowserToken(ctx: Ctx): Promise<BrowserToken> {
  const { userId, tokenId: sessionId } = ctx.caller;
  if (userId === null || sessionId === null) throw new DomainError('browser_session_required');
  return ctx.transaction(async (tx) => {
    // What ends all logins of a person holds this row too.
    await lockPerson(tx, userId);
    const live = { tokenId: sessionId, revokedAt: null };
    const session = await tx.em.findOne(Token, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (session === null) throw new DomainError('browser_session_required');
    session.lastUsedAt = tx.platform.clock.now();
    await revokeOldest(tx, sessionId);
    const expiresAt = tx.platform.clock.now() + pageTokenMs;
    const issued = await issueToken(tx, {
      scope: 'user',
      userId,
      name: 'browser-page',
      parentId: sessionId,
      expiresAt,
    });
    return { ...issued, expiresAt };
  });
}

/** Makes room for one more token of the session. */
async function revokeOldest(tx: Tx, sessionId: string): Promise<void> {
  const now = tx.platform.clock.now();
  const live = { parentId: sessionId, revokedAt: null, expiresAt: { $gt: now } };
  const oldest = await tx.em.find(Token, live, {
    orderBy: [{ createdAt: 'desc' }, { tokenId: 'desc' }],
    offset: maxPageTokens - 1,
    limit: maxPageTokens,
  });
  for (const token of oldest) token.revokedAt = now;
  tx.afterCommit(() => {
    for (const { tokenId } of oldest) tx.platform.memory.tokens.drop({ tokenId });
  });
}
