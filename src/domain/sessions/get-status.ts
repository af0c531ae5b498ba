import type { SessionStatus } from '../../../generated/enums.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { listSessionSummaries } from './list-sessions.ts';
import { offlineAfterMs } from './live-status.ts';
import { markOffline } from './mark-offline.ts';
import type { SessionSummaryRow } from './session-row.ts';

/** The three buckets of seed 000, Session status values. */
export type StatusBucket = 'idle' | 'working' | 'offline';

const buckets: Readonly<Record<SessionStatus, StatusBucket>> = {
  working: 'working',
  blocked: 'working',
  error: 'working',
  waiting_input: 'working',
  idle: 'idle',
  offline: 'offline',
};

export interface Status {
  readonly sessions: SessionSummaryRow[];
  /** Counts over the whole scope, whatever was filtered. */
  readonly summary: Readonly<Record<StatusBucket | 'total', number>>;
}

/**
 * The sessions of the readable networks, silent ones marked offline first (seed 000, GET /api/status). Writes nothing
 * unless a session fell silent since the last look; then one conditional update does it.
 */
export async function getStatus(
  ctx: Ctx,
  filter: { readonly networkId?: string | undefined; readonly status?: SessionStatus | undefined },
): Promise<Status> {
  const scope = await resolveReadScope(ctx, filter.networkId, 'narrow');
  const silentBefore = ctx.platform.clock.now() - offlineAfterMs;
  const rows = await listSessionSummaries(ctx.db, scope);
  const summary = { idle: 0, working: 0, offline: 0, total: rows.length };
  let fellSilent = false;
  for (const row of rows) {
    const silent = row.last_seen_at < silentBefore;
    fellSilent ||= silent && row.status !== 'offline';
    if (silent) row.status = 'offline';
    summary[buckets[row.status]] += 1;
  }
  if (fellSilent) await markOffline(ctx, scope);
  return { sessions: rows.filter((row) => filter.status === undefined || row.status === filter.status), summary };
}
