import type { SessionStatus, StatusFields } from '../../../generated/enums.ts';
import { definePages } from '../access/page-cursor.ts';
import type { OpenPage, Page, Paging } from '../access/page-cursor.ts';
import { plainNetwork } from '../access/in-scope.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readTime } from '../read-time.ts';
import { countListed, countSessions } from './count-sessions.ts';
import type { SessionCount } from './count-sessions.ts';
import { listFleet } from './list-fleet.ts';
import { listSessionSummaries } from './list-sessions.ts';
import type { SessionFilter } from './search-sessions.ts';
import { offlineAfterMs, unchangedUntil } from './live-status.ts';
import { markSilent } from './mark-offline.ts';
import { recallStatus } from './recall-status.ts';
import type { SessionSummaryRow } from './session-row.ts';
import type { Snapshot } from './status-memory.ts';

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

export interface StatusQuery extends Paging, Pick<SessionFilter, 'statuses' | 'text'> {
  readonly networkId?: string | undefined;
  /** ISO 8601. */
  readonly updatedSince?: string | undefined;
  /** Which fields a row has; the usual ones when absent. */
  readonly fields?: StatusFields | undefined;
}

/**
 * Sessions of the readable networks by network and alias, silent ones marked offline first
 * (rule sessions-offline-after). Writes nothing unless a session of the page fell silent since the last look; then one
 * conditional update does it. Of a whole network one query while nothing changes (rule sessions-remembered); otherwise
 * one more (for `fleet` two), and another for the summary when the page is not all there is.
 *
 * @param query.limit 1 to 1,000; 1,000 when absent
 * @throws invalid_cursor, access_denied, invalid_input `updatedSince` is no time
 */
export async function getStatus(ctx: Ctx, query: StatusQuery): Promise<Status> {
  const { networkId, statuses, text, limit, cursor, fields = 'all' } = query;
  const page = pages.open(ctx, { limit, cursor, networkId });
  const updatedSince = readTime(query.updatedSince, 'updated_since');
  const filter = (statuses ?? updatedSince ?? text) === undefined ? undefined : { statuses, updatedSince, text };
  const scope = await resolveReadScope(ctx, networkId, 'narrow');
  const only = plainNetwork(scope);
  const read = () => readStatus(ctx, scope, page, { filter, fields, limit, cursor });
  if (only === undefined || (cursor ?? limit ?? filter) !== undefined) return (await read()).value;
  return recallStatus(ctx, `${fields}_status`, only, { read });
}

interface WantedStatus extends Paging {
  readonly filter: SessionFilter | undefined;
  readonly fields: StatusFields;
}

async function readStatus(
  ctx: Ctx,
  scope: Scope,
  page: OpenPage<readonly [string, string]>,
  { filter, fields, limit, cursor }: WantedStatus,
): Promise<Snapshot<Status>> {
  const now = ctx.platform.clock.now();
  const silentBefore = now - offlineAfterMs;
  const { after, reads } = page;
  const part = { after, reads, filter, silentBefore };
  const read =
    fields === 'fleet'
      ? await listFleet(ctx.db, scope, part, now)
      : { ...(await listSessionSummaries(ctx.db, scope, { ...part, light: fields === 'light' })), until: Infinity };
  const { rows, nextCursor } = page.cut(read.rows, (row) => [row.network_id, row.alias], read.seenUpTo);
  const until = Math.min(unchangedUntil(rows, now), read.until);
  let fellSilent = false;
  for (const row of rows) {
    const silent = row.last_seen_at < silentBefore;
    fellSilent ||= silent && row.status !== 'offline';
    if (silent) row.status = 'offline';
  }
  if (fellSilent) await markSilent(ctx, scope);
  const isAll = (cursor ?? filter) === undefined && nextCursor === null;
  const value = {
    rows,
    nextCursor,
    summary: sumUp(isAll ? countListed(rows) : await countSessions(ctx.db, scope, silentBefore)),
    truncated: nextCursor !== null && (limit ?? cursor) === undefined,
  };
  return { value, rows: rows.length, until: isAll ? until : undefined };
}

function sumUp(counts: readonly SessionCount[]): Status['summary'] {
  const summary = { idle: 0, working: 0, offline: 0, total: 0 };
  for (const { status, count } of counts) {
    summary[buckets[status]] += count;
    summary.total += count;
  }
  return summary;
}
