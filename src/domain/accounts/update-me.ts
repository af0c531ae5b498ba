import { requireUnbound } from '../access/require-unbound.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findUser } from './find-user.ts';

/** What may be changed; what is undefined stays, null clears. */
export interface Profile {
  readonly displayName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Changes the given fields of the caller's account; none at all is no error.
 *
 * @throws user_token_required a token that is bound to a network
 * @throws user_not_found the token has no person behind it
 */
export async function updateMe(ctx: Ctx, profile: Profile): Promise<PublicUser> {
  requireUnbound(ctx);
  return ctx.transaction(async (tx) => {
    const user = await findUser(tx, tx.caller.userId);
    if (user === undefined) throw new DomainError('user_not_found');
    if (profile.displayName !== undefined) user.displayName = profile.displayName;
    if (profile.email !== undefined) user.email = profile.email;
    user.updatedAt = tx.platform.clock.now();
    return describeUser(user);
  });
}
