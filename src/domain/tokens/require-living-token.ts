import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** What a person is at this moment. */
export interface LivingCaller {
  readonly systemAdmin: boolean;
}

/**
 * Asks in the unit whether the caller still is who the call began with: one whose body takes minutes may lose the
 * token, the account or the role meanwhile. Without a token, in open development mode, the account alone is asked.
 *
 * @throws invalid_token the token was revoked, or the account disabled or deleted
 */
export async function requireLivingToken({ db, caller }: Tx): Promise<LivingCaller> {
  const user = await db
    .selectFrom('users')
    .leftJoin('tokens', (join) =>
      join.onRef('tokens.user_id', '=', 'users.user_id').on('tokens.token_id', '=', caller.tokenId ?? ''),
    )
    .select(['users.role', 'users.disabled_at', 'tokens.token_id', 'tokens.revoked_at'])
    .where('users.user_id', '=', caller.userId ?? '')
    .executeTakeFirst();
  if (user === undefined || user.disabled_at !== null) throw new DomainError('invalid_token');
  const isRevoked = user.token_id === null || user.revoked_at !== null;
  if (caller.tokenId !== null && isRevoked) throw new DomainError('invalid_token');
  return { systemAdmin: caller.systemAdmin && user.role === 'admin' };
}
