import type { NodeMode, TokenScope } from '../../../generated/enums.ts';
import { Token } from '../../entities/index.ts';
import { hashToken, mintToken } from '../../platform/token-hash.ts';
import type { Tx } from '../ctx.ts';
import { makeLoginRoom, requireTokenRoom } from './require-token-room.ts';

/** Whose token it is and what it is bound to. */
export interface NewToken {
  readonly scope: TokenScope;
  readonly userId: string;
  readonly networkId?: string | null;
  readonly nodeId?: string | null;
  readonly nodeName?: string | null;
  /** What a person reads in the list, e.g. `user-login` or `node:<alias>`. */
  readonly name: string;
  readonly mode?: NodeMode;
  /** What it ends with. */
  readonly parentId?: string | null;
  /** The secret goes into the cookie of a browser: it opens nothing as a bearer (rule tokens-browser-session). */
  readonly isBrowserSession?: boolean;
  /** When it ends by itself, in milliseconds; for the token of a page. */
  readonly expiresAt?: number;
}

/** The plaintext is here and nowhere else. */
export interface IssuedToken {
  readonly token: string;
  readonly tokenId: string;
}

const prefixes: Record<TokenScope, string> = { user: 'utok_', network: 'ntok_', full: 'atok_' };

/** The name of every browser session, and of no other token of the scope `user`: people name none of those. */
export const browserSessionName = 'browser-session';

/** What the secret of a browser session begins with. */
export const browserPrefix = 'btok_';

/**
 * Mints a token and stores its SHA-256 in the transaction; the plaintext is returned once (rule tokens-shape). A login
 * ends the person's oldest one when there is no room for it. The tokens of pages take no room: their session bounds them.
 *
 * @throws too_many_tokens the person has no room for one more that is not a login
 */
export async function issueToken(tx: Tx, token: NewToken): Promise<IssuedToken> {
  if (token.expiresAt === undefined) {
    await (token.scope === 'user' ? makeLoginRoom : requireTokenRoom)(tx, token.userId);
  }
  const plaintext = mintToken(token.isBrowserSession === true ? browserPrefix : prefixes[token.scope]);
  const tokenId = tx.platform.ids.token();
  tx.em.create(Token, {
    tokenId,
    tokenHash: hashToken(plaintext),
    scope: token.scope,
    user: token.userId,
    network: token.networkId ?? null,
    nodeId: token.nodeId ?? null,
    nodeName: token.nodeName ?? null,
    name: token.name,
    mode: token.mode ?? 'normal',
    parentId: token.parentId ?? null,
    expiresAt: token.expiresAt ?? null,
    createdAt: tx.platform.clock.now(),
  });
  // Queries of this unit find it.
  await tx.em.flush();
  return { token: plaintext, tokenId };
}
