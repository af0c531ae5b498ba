import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveAddress } from '../access/resolve-address.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import type { AddressKind } from '../address.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { requireOwnAlias } from '../access/require-own-alias.ts';

/** What its reader sees of a delivery, and its place in the inbox. */
const listedColumns = [
  ...(['id', 'task_id', 'type', 'priority', 'content', 'context', 'from_session', 'sender_kind', 'sender_id'] as const),
  ...(['in_reply_to', 'requires_response', 'meta_json', 'acked', 'created_at', 'network_id'] as const),
  ...(['rank', 'inbox_seq'] as const),
] satisfies readonly (keyof InboxMessageRow)[];

export type ListedDelivery = Pick<InboxMessageRow, (typeof listedColumns)[number]>;

const pages = definePages('inbox', 'number', 'number', 'text');
const networkColumn = 'inbox.network_id';
/** A key before the first row: ranks and numbers begin at 0. */
const beginning = [-1, 0, ''] as const;

/**
 * The unread deliveries of an agent, or of the caller as a person under their user name, the most urgent first, then
 * in the order in which they arrived (rule inbox-at-least-once, rule inbox-order). Reading removes nothing: the same
 * rows come back until they are acknowledged. One query besides the scope's own; how often a row was read is counted in
 * the background, but not of a peek.
 *
 * @param query.peek somebody looks on: the rows do not count as handed out to their reader
 * @throws alias_not_yours a node asked for the inbox of another, or of a node of somebody else
 * @throws invalid_cursor, access_denied
 */
export async function getInbox(
  ctx: Ctx,
  query: Paging & {
    readonly alias: string;
    readonly networkId?: string | undefined;
    readonly peek?: boolean | undefined;
  },
): Promise<Page<ListedDelivery>> {
  const page = pages.open(ctx, query);
  await requireOwnAlias(ctx, query.alias);
  const scope = await resolveReadScope(ctx, query.networkId);
  const networkId = plainNetwork(scope);
  const [rank, number, network] = page.after ?? beginning;
  const wanted = { ...resolveAddress(ctx.caller, query.alias), rank, number, reads: page.reads };
  const rows =
    networkId === undefined
      ? await selectUnread(ctx.db, wanted, inScope(scope, networkColumn), [sql.ref(networkColumn)], [network]).execute()
      : await selectInNetwork[wanted.kind](ctx.db, { networkId, ...wanted });
  const shown = page.cut(rows, (row) => [row.rank, row.inbox_seq, row.network_id]);
  if (query.peek !== true) ctx.platform.memory.reads.note(shown.rows);
  return shown;
}

/** Values, or the slots of a prepared query. */
interface Wanted {
  readonly kind: AddressKind;
  readonly key: string;
  /** Of the row before. */
  readonly rank: number;
  /** Of the row before. */
  readonly number: number;
  readonly reads: number;
}

/** @param more columns that end the order, with their values in the row before */
const selectUnread = (
  db: Queries,
  { kind, key, rank, number, reads }: Wanted,
  within: RawBuilder<SqlBool>,
  more: readonly RawBuilder<unknown>[] = [],
  last: readonly string[] = [],
) => {
  const order = [sql.ref('rank'), sql.ref('inbox_seq'), ...more];
  return (
    unreadOf(db)
      .select(listedColumns.map((column) => `inbox.${column}` as const))
      .where(within)
      // Bound values would keep the partial index of unread rows out of the plan, and have SQLite plan anew for each kind.
      .where('inbox.to_kind', '=', sql.lit(kind))
      .where('inbox.to_key', '=', key)
      .where(sql<boolean>`acked = 0`)
      .where(sql<SqlBool>`(${sql.join(order)}) > (${sql.join([rank, number, ...last])})`)
      .orderBy(sql.join(order))
      .limit(reads)
  );
};

/**
 * Deliveries, on SQLite by the number of their inbox: its index of unread ones has no keys. That of Postgres has, because the
 * version before reads by them.
 */
const unreadOf = (db: Queries) =>
  db
    .selectFrom('inbox')
    .$if(!takesSets(db), (query) =>
      query.innerJoin('inboxes', (join) =>
        join
          .onRef('inboxes.network_id', '=', 'inbox.network_id')
          .onRef('inboxes.to_kind', '=', 'inbox.to_kind')
          .onRef('inboxes.to_key', '=', 'inbox.to_key')
          .onRef('inboxes.inbox_number', '=', 'inbox.inbox_number'),
      ),
    );

const prepareUnread = (kind: AddressKind) =>
  prepareQuery<{ networkId: string } & Omit<Wanted, 'kind'>>()((db, slot) =>
    selectUnread(
      db,
      { kind, key: slot('key'), rank: slot('rank'), number: slot('number'), reads: slot('reads') },
      sql`${sql.ref(networkColumn)} = ${slot('networkId')}`,
    ),
  );

const selectInNetwork = { alias: prepareUnread('alias'), user: prepareUnread('user') };
