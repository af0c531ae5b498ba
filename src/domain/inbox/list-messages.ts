import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import type { Caller } from '../caller.ts';
import { personOf } from '../access/resolve-address.ts';
import { behind } from '../access/key-order.ts';
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

/**
 * What was delivered in the readable networks since a time, newest first; what went to a person is shown to that person
 * and its sender only. Secrets in the contents are masked on read (rule platform-masked-on-read). One query besides the
 * scope's own.
 *
 * @param query.since ISO 8601; the last hour when absent
 * @param query.limit 1 to 500
 * @throws invalid_input `since` is no time; invalid_cursor, access_denied
 */
export async function listMessages(
  ctx: Ctx,
  query: Paging & { readonly since?: string | undefined; readonly networkId?: string | undefined },
): Promise<Page<InboxMessageRow>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId);
  const since = readTime(query.since, 'since') ?? page.after?.[3] ?? ctx.platform.clock.now() - defaultWindowMs;
  const rows = await ctx.db
    .selectFrom('inbox')
    .selectAll()
    .where(inScope(scope))
    .where(visibleTo(ctx.caller, scope))
    .where('created_at', '>=', since)
    .where(behind(['created_at', 'network_id', 'id'], page.after?.slice(0, 3), 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('network_id', 'desc')
    .orderBy('id', 'desc')
    .limit(page.reads)
    .execute();
  const shown = rows.map((row) => ({ ...row, content: maskSecrets(row.content) }));
  return page.cut(shown, (row) => [row.created_at, row.network_id, row.id, since]);
}

/** Callers above the roles read all; everybody else sees no message between other people. */
function visibleTo(caller: Caller, scope: Scope): RawBuilder<SqlBool> {
  if (scope.role === 'system') return sql<SqlBool>`1 = 1`;
  const [senderKind, senderId] = caller.nodeId === null ? ['user', caller.userId] : ['node', caller.nodeId];
  return sql<SqlBool>`(to_kind = 'alias' or to_key = ${personOf(caller) ?? ''}
    or (sender_kind = ${senderKind} and sender_id = ${senderId ?? ''}))`;
}
