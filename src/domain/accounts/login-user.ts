import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findDefaultNetwork } from './find-default-network.ts';
import { requireCredentials } from './require-credentials.ts';
import type { Credentials } from './require-credentials.ts';

/** The account, a new token (earlier ones stay valid) and the network to begin with. */
export interface LoggedIn {
  readonly user: PublicUser;
  readonly token: string;
  /** An owned network before others, older before newer; null for a user without networks. */
  readonly networkId: string | null;
}

/**
 * Opens a session for a person. Audited as `login`.
 *
 * @throws invalid_credentials, login_locked, TooBusyError as `requireCredentials` says
 */
export async function loginUser(ctx: Ctx, credentials: Credentials): Promise<LoggedIn> {
  return requireCredentials(ctx, credentials, async (tx, user) => {
    const { userId, username } = user;
    const { token, tokenId } = await issueToken(tx, { scope: 'user', userId, name: 'user-login' });
    await recordAudit(tx, { action: 'login', targetType: 'token', targetId: tokenId, userId, username });
    return { user: describeUser(user), token, networkId: await findDefaultNetwork(tx.db, userId) };
  });
}
