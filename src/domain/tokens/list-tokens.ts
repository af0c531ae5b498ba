import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import type { Ctx } from '../ctx.ts';

/** What a person may see of a token: never its hash. */
export type TokenRow = Pick<
  Selectable<HubTables['tokens']>,
  'token_id' | 'name' | 'scope' | 'network_id' | 'last_used_at' | 'created_at'
>;

const maxTokens = 1000;

/** The caller's tokens that are not revoked, newest first; the newest 1,000 at most (seed 000, Tokens). */
export async function listTokens(ctx: Ctx): Promise<TokenRow[]> {
  return ctx.db
    .selectFrom('tokens')
    .select(['token_id', 'name', 'scope', 'network_id', 'last_used_at', 'created_at'])
    .where('user_id', '=', ctx.caller.userId ?? '')
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('token_id', 'desc')
    .limit(maxTokens)
    .execute();
}
