import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { findUserByName } from './find-user.ts';
import { maxUsernameLength } from './limits.ts';

/** Accounts for a login that was refused unseen, by a lock or by a rate limit, as `login_rate_limited`. */
export async function recordLoginLimited(ctx: Ctx, username: string): Promise<void> {
  const user = await findUserByName(ctx.db, username);
  await ctx.transaction((tx) =>
    recordAudit(tx, {
      action: 'login_rate_limited',
      targetType: 'user',
      targetId: user?.user_id ?? null,
      userId: user?.user_id ?? null,
      username: [...username].slice(0, maxUsernameLength).join(''),
    }),
  );
}
