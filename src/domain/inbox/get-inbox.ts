import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { resolveAddress } from '../access/resolve-address.ts';
import { inScope, plainNetwork, resolveReadScope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { AddressKind } from '../address.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { requireOwnAlias } from '../access/require-own-alias.ts';
import { noteReads } from './record-reads.ts';

/** A delivery as it is stored. */
export type InboxMessageRow = Selectable<HubTables['inbox']>;

/**
 * The unread deliveries of an agent, or of the caller as a person under the own user name, the most urgent first, then in the order in which they arrived (seed 000, Inbox
 * message; promises D3, D4, D8). A look, not a taking: the same rows come back until they are acknowledged. One query
 * besides the scope's own; how often a row was read is counted in the background.
 *
 * @throws alias_not_yours a node asked for the inbox of another, or of a node of somebody else
 */
export async function getInbox(
  ctx: Ctx,
  query: { readonly alias: string; readonly limit: number; readonly networkId?: string | undefined },
): Promise<InboxMessageRow[]> {
  await requireOwnAlias(ctx, query.alias);
  const scope = await resolveReadScope(ctx, query.networkId);
  const networkId = plainNetwork(scope);
  const { limit } = query;
  const address = resolveAddress(ctx.caller, query.alias);
  const rows =
    networkId === undefined
      ? await selectUnread(ctx.db, { ...address, limit }, inScope(scope)).execute()
      : await selectInNetwork(ctx.db, { networkId, ...address, limit });
  noteReads(ctx.platform, rows);
  return rows;
}

/** Values, or the slots of a prepared query. */
interface Wanted {
  readonly kind: AddressKind;
  readonly key: string;
  readonly limit: number;
}

const selectUnread = (db: Queries, { kind, key, limit }: Wanted, within: RawBuilder<SqlBool>) =>
  db
    .selectFrom('inbox')
    .selectAll()
    .where(within)
    .where('to_kind', '=', kind)
    .where('to_key', '=', key)
    // A bound value would keep the partial index of unread rows out of the plan.
    .where(sql<boolean>`acked = 0`)
    .orderBy('rank')
    .orderBy('inbox_seq')
    .limit(limit);

const selectInNetwork = prepareQuery<{ networkId: string } & Wanted>()((db, slot) =>
  selectUnread(
    db,
    { kind: slot('kind'), key: slot('key'), limit: slot('limit') },
    sql`network_id = ${slot('networkId')}`,
  ),
);
