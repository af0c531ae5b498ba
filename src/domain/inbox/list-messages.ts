import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import type { Caller } from '../caller.ts';
import { personOf } from '../access/resolve-address.ts';
import { behind, readMerged, upTo } from '../access/key-order.ts';
import { findNewestParts, mostSearched } from '../access/newest-first.ts';
import type { NewestParts } from '../access/newest-first.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { readTime } from '../read-time.ts';

const defaultWindowMs = 3_600_000;

/** Time, network and id, and where the window of the first page began: all pages of a walk look as far back. */
const pages = definePages('messages', 'number', 'text', 'text', 'number');

/** The columns of the order, newest first. */
const columns = ['created_at', 'network_id', 'id'] as const;
const order = sql`created_at desc, network_id desc, id desc`;
/**
 * Deliveries that one page looks at when it asks for those of one agent, and the least of each network
 * (rule inbox-search-bounded).
 */
const [looksAt, ofEachNetwork] = [2_000, 200];

/**
 * What was delivered in the readable networks since a time, newest first; what went to a person is shown to that person
 * and its sender only. Secrets in the contents are masked on read (rule platform-masked-on-read). One query besides the
 * scope's own, another for one agent, and one for a wide scope.
 *
 * @param query.since ISO 8601; the last hour when absent
 * @param query.alias only what went to this agent, or what its node sent
 * @param query.limit 1 to 500
 * @throws invalid_input `since` is no time; invalid_cursor, access_denied
 */
export async function listMessages(
  ctx: Ctx,
  query: Paging & {
    readonly since?: string | undefined;
    readonly alias?: string | undefined;
    readonly networkId?: string | undefined;
  },
): Promise<Page<InboxMessageRow>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId);
  const since = readTime(query.since, 'since') ?? page.after?.[3] ?? ctx.platform.clock.now() - defaultWindowMs;
  const { alias } = query;
  const isVisible = visibleTo(ctx.caller, scope);
  const windowOf = (network: RawBuilder<SqlBool>, from = since): Window =>
    ctx.db
      .selectFrom('inbox')
      .where(network)
      .where('created_at', '>=', from)
      .where(behind(columns, page.after?.slice(0, 3), 'desc'))
      .orderBy(order);
  // A look for one agent passes what it does not show, and may end before the list does.
  const isLook = alias !== undefined;
  const newest = (network: RawBuilder<SqlBool>) =>
    (isLook ? windowOf(network) : windowOf(network).where(isVisible)).select('created_at').limit(1);
  const networks = await findNewestParts(
    ctx.db,
    scope,
    { table: 'inbox', most: isLook ? mostSearched : page.reads },
    newest,
  );
  const seenUpTo = isLook ? await findEnd(ctx.db, networks, windowOf) : undefined;
  const parts = networks.parts.map((network) =>
    windowOf(network, seenUpTo?.[0])
      .selectAll()
      .where(isVisible)
      .where(seenUpTo ? upTo(columns, seenUpTo, 'desc') : sql<SqlBool>`1 = 1`)
      .where(isLook ? ofAgent(alias) : sql<SqlBool>`1 = 1`)
      .limit(page.reads),
  );
  const rows = await readMerged(ctx.db, parts, order, page.reads);
  const shown = rows.map((row) => ({ ...row, content: maskSecrets(row.content) }));
  return page.cut(shown, (row) => [row.created_at, row.network_id, row.id, since], seenUpTo && [...seenUpTo, since]);
}

type Window = SelectQueryBuilder<HubTables, 'inbox', object>;

/**
 * Where the look for the deliveries of one agent ends: with the part whose share ends first, and with the newest of the last
 * part where others have rows too. Undefined when the window ends before it.
 */
async function findEnd(
  db: Queries,
  { parts, isCut }: NewestParts,
  windowOf: (network: RawBuilder<SqlBool>) => Window,
): Promise<[number, string, string] | undefined> {
  const share = Math.max(ofEachNetwork, Math.ceil(looksAt / parts.length));
  const places = parts.map((network) => ({ network, place: share }));
  const last = parts.at(-1);
  if (isCut && last) places.push({ network: last, place: 1 });
  const ends = places.map(({ network, place }) =>
    windowOf(network)
      .select(columns)
      .limit(1)
      .offset(place - 1),
  );
  const [end] = await readMerged(db, ends, order, 1);
  return end && [end.created_at, end.network_id, end.id];
}

/** What went to the agent, and what its node really sent, whatever label it gave. */
const ofAgent = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`((to_kind = 'alias' and to_key = ${alias}) or (sender_kind = 'node' and exists (
    select 1 from nodes where nodes.network_id = inbox.network_id and nodes.alias = ${alias}
      and nodes.node_id = inbox.sender_id
  )))`;

/** Callers above the roles read all; everybody else sees no message between other people. */
function visibleTo(caller: Caller, scope: Scope): RawBuilder<SqlBool> {
  if (scope.role === 'system') return sql<SqlBool>`1 = 1`;
  const [senderKind, senderId] = caller.nodeId === null ? ['user', caller.userId] : ['node', caller.nodeId];
  return sql<SqlBool>`(to_kind = 'alias' or to_key = ${personOf(caller) ?? ''}
    or (sender_kind = ${senderKind} and sender_id = ${senderId ?? ''}))`;
}
