import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CompletionRow } from '../../entities/rows.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { behind, readMerged } from '../access/key-order.ts';
import { findNewestParts } from '../access/newest-first.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readTime } from '../read-time.ts';
import { dayMs } from '../../platform/time.ts';

const defaultWindowMs = dayMs;

/** Time, network and number, and where the window of the first page began: all pages of a walk look as far back. */
const pages = definePages('completions', 'number', 'text', 'number', 'number');

const order = sql`completed_at desc, network_id desc, seq desc`;

/**
 * What was completed since a time in the readable networks, newest first. One query besides the scope's own,
 * two for a wide one.
 *
 * @param query.since ISO 8601; 24 hours ago when absent
 * @throws invalid_input `since` is no time; invalid_cursor, access_denied
 */
export async function getCompletions(
  ctx: Ctx,
  query: Paging & {
    readonly alias?: string | undefined;
    readonly since?: string | undefined;
    readonly networkId?: string | undefined;
  },
): Promise<Page<CompletionRow>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  const since = readTime(query.since, 'since') ?? page.after?.[3] ?? ctx.platform.clock.now() - defaultWindowMs;
  let list = ctx.db
    .selectFrom('completions')
    .where(ofReachedAgents(scope, 'completions', 'session_name'))
    .where('completed_at', '>=', since)
    .where(behind(['completed_at', 'network_id', 'seq'], page.after?.slice(0, 3), 'desc'))
    .orderBy(order);
  if (query.alias !== undefined) list = list.where('session_name', '=', query.alias);
  const newest = (network: RawBuilder<SqlBool>) => list.where(network).select('completed_at').limit(1);
  const { parts } = await findNewestParts(ctx.db, scope, { table: 'completions', most: page.reads }, newest);
  const cut = parts.map((network) => list.where(network).selectAll().limit(page.reads));
  const rows = await readMerged(ctx.db, cut, order, page.reads);
  return page.cut(rows, (row) => [row.completed_at, row.network_id, row.seq, since]);
}
