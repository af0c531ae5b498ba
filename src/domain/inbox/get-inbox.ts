import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { inScope, plainNetwork, resolveReadScope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { requireOwnAlias } from '../nodes/require-own-alias.ts';
import { noteReads } from './record-reads.ts';

/** A delivery as it is stored. */
export type InboxMessageRow = Selectable<HubTables['inbox']>;

/**
 * The unread deliveries of an alias, the most urgent first, then in the order in which they arrived (seed 000, Inbox
 * message; promises D3, D4, D8). A look, not a taking: the same rows come back until they are acknowledged. One query
 * besides the scope's own; how often a row was read is counted in the background.
 *
 * @throws alias_not_yours a node asked for another node's inbox
 */
export async function getInbox(
  ctx: Ctx,
  query: { readonly alias: string; readonly limit: number; readonly networkId?: string | undefined },
): Promise<InboxMessageRow[]> {
  await requireOwnAlias(ctx, query.alias);
  const scope = await resolveReadScope(ctx, query.networkId);
  const networkId = plainNetwork(scope);
  const { alias, limit } = query;
  const rows =
    networkId === undefined
      ? await selectUnread(ctx.db, alias, limit, inScope(scope)).execute()
      : await selectInNetwork(ctx.db, { networkId, alias, limit });
  noteReads(ctx.platform, rows);
  return rows;
}

const selectUnread = (db: Queries, alias: string, limit: number, within: RawBuilder<SqlBool>) =>
  db
    .selectFrom('inbox')
    .selectAll()
    .where(within)
    .where('to_name', '=', alias)
    // A bound value would keep the partial index of unread rows out of the plan.
    .where(sql<boolean>`acked = 0`)
    .orderBy('rank')
    .orderBy('inbox_seq')
    .limit(limit);

const selectInNetwork = prepareQuery<{ networkId: string; alias: string; limit: number }>()((db, slot) =>
  selectUnread(db, slot('alias'), slot('limit'), sql`network_id = ${slot('networkId')}`),
);
