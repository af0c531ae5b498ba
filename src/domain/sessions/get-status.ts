import type { SessionStatus } from '../../../generated/enums.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { countListed, countSessions } from './count-sessions.ts';
import type { SessionCount } from './count-sessions.ts';
import { listSessionSummaries } from './list-sessions.ts';
import { offlineAfterMs } from './live-status.ts';
import { markOffline } from './mark-offline.ts';
import type { SessionSummaryRow } from './session-row.ts';

/** The three buckets of rule sessions-buckets. */
export type StatusBucket = 'idle' | 'working' | 'offline';

const buckets: Readonly<Record<SessionStatus, StatusBucket>> = {
  working: 'working',
  blocked: 'working',
  error: 'working',
  waiting_input: 'working',
  idle: 'idle',
  offline: 'offline',
};

export interface Status extends Page<SessionSummaryRow> {
  /** Counts over the whole scope, regardless of filters and page size. */
  readonly summary: Readonly<Record<StatusBucket | 'total', number>>;
  /** No page was requested, and more sessions match the filter than fit into an answer. */
  readonly truncated: boolean;
}

const pages = definePages('status', 'text', 'text');

/**
 * Sessions of the readable networks by network and alias, silent ones marked offline first
 * (rule sessions-offline-after). Writes nothing unless a session of the page fell silent since the last look; then one
 * conditional update does it. One query besides the scope's own, and a second for the summary when the page is not all
 * there is.
 *
 * @param filter.limit 1 to 1,000; 1,000 when absent
 * @throws invalid_cursor, access_denied
 */
export async function getStatus(
  ctx: Ctx,
  filter: {
    readonly networkId?: string | undefined;
    readonly status?: SessionStatus | undefined;
    readonly limit?: number | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<Status> {
  const { networkId, status, limit, cursor } = filter;
  const page = pages.open(ctx, { limit, cursor, networkId });
  const scope = await resolveReadScope(ctx, networkId, 'narrow');
  const silentBefore = ctx.platform.clock.now() - offlineAfterMs;
  const read = await listSessionSummaries(ctx.db, scope, {
    after: page.after,
    reads: page.reads,
    status,
    silentBefore,
  });
  const { rows, nextCursor } = page.cut(read, (row) => [row.network_id, row.alias]);
  let fellSilent = false;
  for (const row of rows) {
    const silent = row.last_seen_at < silentBefore;
    fellSilent ||= silent && row.status !== 'offline';
    if (silent) row.status = 'offline';
  }
  if (fellSilent) await markOffline(ctx, scope);
  const isAll = (cursor ?? status) === undefined && nextCursor === null;
  return {
    rows,
    nextCursor,
    summary: sumUp(isAll ? countListed(rows) : await countSessions(ctx.db, scope, silentBefore)),
    truncated: nextCursor !== null && (limit ?? cursor) === undefined,
  };
}

function sumUp(counts: readonly SessionCount[]): Status['summary'] {
  const summary = { idle: 0, working: 0, offline: 0, total: 0 };
  for (const { status, count } of counts) {
    summary[buckets[status]] += count;
    summary.total += count;
  }
  return summary;
}
