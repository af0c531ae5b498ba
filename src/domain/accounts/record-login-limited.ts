import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { findUserByName } from './find-user.ts';
import { maxUsernameLength } from './limits.ts';

/**
 * Accounts for a login that was refused unseen, by the lock of a name or by the limit of an address, as
 * `login_rate_limited`.
 *
 * @param username absent where the body was not read
 */
export async function recordLoginLimited(ctx: Ctx, username?: string): Promise<void> {
  const user = username === undefined ? undefined : await findUserByName(ctx, username);
  await ctx.transaction((tx) =>
    recordAudit(tx, {
      action: 'login_rate_limited',
      targetType: 'user',
      targetId: user?.userId ?? null,
      userId: user?.userId ?? null,
      username: username === undefined ? null : [...username].slice(0, maxUsernameLength).join(''),
    }),
  );
}
