import type { SessionStatus } from '../../../generated/enums.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { countOpenTasks } from './count-open-tasks.ts';
import { countListed, countSessions } from './count-sessions.ts';
import type { SessionCount } from './count-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { liveStatus, offlineAfterMs } from './live-status.ts';
import type { ListedSession } from './session-row.ts';

/** A session with its present status and its open tasks. */
export type StatusRow = ListedSession & { readonly queueDepth: number };

export interface AllStatus extends Page<StatusRow> {
  /** Counts over the whole scope, regardless of filters and page size. */
  readonly summary: readonly SessionCount[];
  /** No page was requested, and more sessions match the filter than fit into an answer. */
  readonly truncated: boolean;
}

const pages = definePages('all_status', 'text', 'text');

/**
 * Sessions of the readable networks with queue depth, by network and alias. Silent sessions show as offline without
 * being written. Two queries besides the scope's own, and a third for the summary when the page is not all there is.
 *
 * @param filter.limit 1 to 1,000; 1,000 when absent
 * @throws invalid_cursor, access_denied
 */
export async function getAllStatus(
  ctx: Ctx,
  filter: {
    readonly status?: SessionStatus | undefined;
    readonly server?: string | undefined;
    readonly networkId?: string | undefined;
    readonly limit?: number | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<AllStatus> {
  const { status, server, networkId, limit, cursor } = filter;
  const page = pages.open(ctx, { limit, cursor, networkId });
  const scope = await resolveReadScope(ctx, networkId, 'narrow');
  const now = ctx.platform.clock.now();
  const silentBefore = now - offlineAfterMs;
  const read = await listSessions(ctx.db, scope, {
    after: page.after,
    reads: page.reads,
    status,
    server,
    silentBefore,
  });
  const queueDepth = await countOpenTasks(ctx.db, scope, now);
  const { rows, nextCursor } = page.cut(read, (row) => [row.network_id, row.alias]);
  const shown = rows.map((row) =>
    Object.assign(row, {
      status: liveStatus({ status: row.status, lastSeenAt: row.last_seen_at }, now),
      queueDepth: queueDepth(row.network_id, row.alias),
    }),
  );
  const isAll = (cursor ?? status ?? server) === undefined && nextCursor === null;
  return {
    rows: shown,
    nextCursor,
    summary: isAll ? countListed(shown) : await countSessions(ctx.db, scope, silentBefore),
    truncated: nextCursor !== null && (limit ?? cursor) === undefined,
  };
}
