import { sql } from 'kysely';
import type { TokenRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';

/** What a person may see of a token: never its hash. */
export type ListedToken = Pick<
  TokenRow,
  'token_id' | 'name' | 'scope' | 'network_id' | 'last_used_at' | 'created_at'
> & {
  /** 1 for the token of this call, and for the browser session that minted it; else 0. */
  readonly current: number;
};

const pages = definePages('tokens', 'number', 'text');

/**
 * The caller's tokens that are not revoked, newest first: all of a person, with a bound token those of its network, and
 * of a node its own. Browser sessions are among them, the tokens of pages are not.
 *
 * @throws invalid_cursor
 */
export async function listTokens(ctx: Ctx, paging: Paging = {}): Promise<Page<ListedToken>> {
  const page = pages.open(ctx, paging);
  const { userId, networkId, nodeId } = ctx.caller;
  let own = ctx.db
    .selectFrom('tokens')
    .select(['token_id', 'name', 'scope', 'network_id', 'last_used_at', 'created_at'])
    .select(isCurrent(ctx.caller.tokenId ?? '').as('current'))
    .where('user_id', '=', userId ?? '')
    .where('revoked_at', 'is', null)
    .where('expires_at', 'is', null);
  if (networkId !== null) own = own.where('network_id', '=', networkId);
  if (nodeId !== null) own = own.where('node_id', '=', nodeId);
  const tokens = await own
    .where(behind(['created_at', 'token_id'], page.after, 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('token_id', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(tokens, (row) => [row.created_at, row.token_id]);
}

function isCurrent(tokenId: string) {
  const minter = sql`(select own.parent_id from tokens as own where own.token_id = ${tokenId} and own.expires_at is not null)`;
  return sql<number>`case when token_id = ${tokenId} or token_id = ${minter} then 1 else 0 end`;
}
