import { requireUnbound } from '../access/require-unbound.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { userColumns } from './find-user.ts';
import type { PublicUser } from './find-user.ts';

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
    const row = await tx.db
      .updateTable('users')
      .set({
        updated_at: tx.platform.clock.now(),
        ...(profile.displayName === undefined ? {} : { display_name: profile.displayName }),
        ...(profile.email === undefined ? {} : { email: profile.email }),
      })
      .where('user_id', '=', tx.caller.userId ?? '')
      .returning(userColumns)
      .executeTakeFirst();
    if (row === undefined) throw new DomainError('user_not_found');
    return row;
  });
}
