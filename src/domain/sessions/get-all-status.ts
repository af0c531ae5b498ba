import type { SessionStatus } from '../../../generated/enums.ts';
import { plainNetwork } from '../access/in-scope.ts';
import { definePages } from '../access/page-cursor.ts';
import type { OpenPage, Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { countOpenTasks } from './count-open-tasks.ts';
import { countListed, countSessions } from './count-sessions.ts';
import type { SessionCount } from './count-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { liveStatus, offlineAfterMs, unchangedUntil } from './live-status.ts';
import { recallStatus } from './recall-status.ts';
import type { ListedSession } from './session-row.ts';
import type { Snapshot } from './status-memory.ts';

/** A session with its present status and its open tasks. */
export type StatusRow = ListedSession & { readonly queueDepth: number };

export interface AllStatus extends Page<StatusRow> {
  /** Counts over the whole scope, regardless of filters and page size. */
  readonly summary: readonly SessionCount[];
  /** No page was requested, and more sessions match the filter than fit into an answer. */
  readonly truncated: boolean;
}

const pages = definePages('all_status', 'text', 'text');

export interface AllStatusFilter extends Paging {
  readonly status?: SessionStatus | undefined;
  readonly server?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Sessions of the readable networks with queue depth, by network and alias. Silent sessions show as offline without
 * being written. Of a whole network one query besides the scope's own while nothing changes (rule
 * sessions-remembered); otherwise two more, and a third for the summary when the page is not all there is.
 *
 * @param filter.limit 1 to 1,000; 1,000 when absent
 * @throws invalid_cursor, access_denied
 */
export async function getAllStatus(ctx: Ctx, filter: AllStatusFilter): Promise<AllStatus> {
  const { status, server, networkId, limit, cursor } = filter;
  const page = pages.open(ctx, { limit, cursor, networkId });
  const scope = await resolveReadScope(ctx, networkId, 'narrow');
  const only = plainNetwork(scope);
  const read = () => readAllStatus(ctx, scope, page, filter);
  if (only === undefined || (cursor ?? limit ?? status ?? server) !== undefined) return (await read()).value;
  return recallStatus(ctx, 'whole_status', only, { read });
}

async function readAllStatus(
  ctx: Ctx,
  scope: Scope,
  page: OpenPage<readonly [string, string]>,
  { status, server, limit, cursor }: AllStatusFilter,
): Promise<Snapshot<AllStatus>> {
  const now = ctx.platform.clock.now();
  const silentBefore = now - offlineAfterMs;
  const { after, reads } = page;
  const filter = (status ?? server) === undefined ? undefined : { statuses: status && [status], server };
  const [read, open] = await Promise.all([
    listSessions(ctx.db, scope, { after, reads, filter, silentBefore }),
    countOpenTasks(ctx.db, scope, now),
  ]);
  const { rows, nextCursor } = page.cut(read.rows, (row) => [row.network_id, row.alias], read.seenUpTo);
  const until = Math.min(unchangedUntil(rows, now), open.until);
  const shown = rows.map((row) =>
    Object.assign(row, {
      status: liveStatus({ status: row.status, lastSeenAt: row.last_seen_at }, now),
      queueDepth: open.of(row.network_id, row.alias),
    }),
  );
  const isAll = (cursor ?? status ?? server) === undefined && nextCursor === null;
  const value = {
    rows: shown,
    nextCursor,
    summary: isAll ? countListed(shown) : await countSessions(ctx.db, scope, silentBefore),
    truncated: nextCursor !== null && (limit ?? cursor) === undefined,
  };
  return { value, rows: rows.length, until: isAll ? until : undefined };
}
