import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import type { Caller } from '../caller.ts';
import { personOf } from '../access/resolve-address.ts';
import { behind, upTo } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readTime } from '../read-time.ts';

const defaultWindowMs = 3_600_000;

/** Time, network and id, and where the window of the first page began: all pages of a walk look as far back. */
const pages = definePages('messages', 'number', 'text', 'text', 'number');

/** The columns of the order, newest first. */
const order = ['created_at', 'network_id', 'id'] as const;
/** Deliveries that one page looks at when it asks for those of one agent (rule inbox-search-bounded). */
const looksAt = 2_000;

/**
 * What was delivered in the readable networks since a time, newest first; what went to a person is shown to that person
 * and its sender only. Secrets in the contents are masked on read (rule platform-masked-on-read). One query besides the
 * scope's own, two for one agent.
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
  const window = ctx.db
    .selectFrom('inbox')
    .where(inScope(scope))
    .where('created_at', '>=', since)
    .where(behind(order, page.after?.slice(0, 3), 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('network_id', 'desc')
    .orderBy('id', 'desc');
  let select = window.selectAll().where(visibleTo(ctx.caller, scope)).limit(page.reads);
  let seenUpTo: [number, string, string, number] | undefined;
  if (query.alias !== undefined) {
    const end = await window
      .select(order)
      .limit(1)
      .offset(looksAt - 1)
      .executeTakeFirst();
    select = select.where(ofAgent(query.alias));
    if (end !== undefined) {
      seenUpTo = [end.created_at, end.network_id, end.id, since];
      select = select.where(upTo(order, seenUpTo.slice(0, 3), 'desc'));
    }
  }
  const rows = await select.execute();
  const shown = rows.map((row) => ({ ...row, content: maskSecrets(row.content) }));
  return page.cut(shown, (row) => [row.created_at, row.network_id, row.id, since], seenUpTo);
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
