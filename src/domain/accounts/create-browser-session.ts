import { LockMode } from '@mikro-orm/core';
import { Token } from '../../entities/index.ts';
import type { User } from '../../entities/index.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { browserSessionName, issueToken } from '../tokens/issue-token.ts';
import { lockPerson } from '../tokens/lock-person.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findDefaultNetwork } from './find-default-network.ts';
import { findUser } from './find-user.ts';
import { requireCredentials } from './require-credentials.ts';
import type { Credentials } from './require-credentials.ts';

/** Who is signed in, and the secret of the session, which belongs into the cookie alone. */
export interface BrowserSession {
  readonly user: PublicUser;
  readonly secret: string;
  readonly tokenId: string;
  /** The network to begin with; null for a user without networks. */
  readonly networkId: string | null;
}

/**
 * Opens a browser session (rule tokens-browser-session) for the person of the credentials or, without them, of the
 * caller's token, with which the session then ends. Audited as `browser_session_created`.
 *
 * @throws invalid_credentials, login_locked, TooBusyError as `requireCredentials` says
 * @throws token_required neither credentials nor a token
 * @throws user_token_required a token that is bound to a network, or one that a browser session minted
 */
export async function createBrowserSession(ctx: Ctx, credentials?: Credentials): Promise<BrowserSession> {
  if (credentials !== undefined) {
    return requireCredentials(ctx, credentials, (tx, user) => openBrowserSession(tx, user, null));
  }
  const { userId, tokenId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  requireUnbound(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (tokenId !== null) await requireParent(tx, tokenId);
    const user = await findUser(tx, userId);
    if (user === undefined) throw new DomainError('invalid_token');
    return openBrowserSession(tx, user, tokenId);
  });
}

/** A page could otherwise turn the token that it holds for 15 minutes into one that stays. */
async function requireParent(tx: Tx, tokenId: string): Promise<void> {
  const live = { tokenId, revokedAt: null };
  const parent = await tx.em.findOne(Token, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (parent === null) throw new DomainError('invalid_token');
  if (parent.expiresAt !== null) throw new DomainError('user_token_required');
}

/**
 * Opens the session of a person who is known.
 *
 * @param parentId the token that it ends with
 */
export async function openBrowserSession(tx: Tx, user: User, parentId: string | null): Promise<BrowserSession> {
  const { userId, username } = user;
  const session = { scope: 'user', userId, name: browserSessionName, parentId, isBrowserSession: true } as const;
  const { token: secret, tokenId } = await issueToken(tx, session);
  await recordAudit(tx, {
    action: 'browser_session_created',
    targetType: 'token',
    targetId: tokenId,
    userId,
    username,
  });
  return { user: describeUser(user), secret, tokenId, networkId: await findDefaultNetwork(tx.db, userId) };
}
