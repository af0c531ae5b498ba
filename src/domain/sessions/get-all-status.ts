import type { SessionStatus } from '../../../generated/enums.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { countOpenTasks } from './count-open-tasks.ts';
import { listSessions } from './list-sessions.ts';
import { liveStatus } from './live-status.ts';
import type { ListedSession } from './session-row.ts';

/** A session with its status of this moment and its open tasks. */
export type StatusRow = ListedSession & { readonly queueDepth: number };

export interface AllStatus {
  readonly sessions: StatusRow[];
  /** Counts over the whole scope, whatever was filtered. */
  readonly summary: { readonly status: SessionStatus; readonly count: number }[];
}

/**
 * All sessions of the readable networks with queue depth (seed 001, get_all_status). Silent sessions show as offline
 * without being written. Two queries besides the scope's own.
 */
export async function getAllStatus(
  ctx: Ctx,
  filter: {
    readonly status?: SessionStatus | undefined;
    readonly server?: string | undefined;
    readonly networkId?: string | undefined;
  },
): Promise<AllStatus> {
  const scope = await resolveReadScope(ctx, filter.networkId, 'narrow');
  const now = ctx.platform.clock.now();
  const rows = await listSessions(ctx.db, scope);
  const queueDepth = await countOpenTasks(ctx.db, scope, now);
  const counts = new Map<SessionStatus, number>();
  const sessions: StatusRow[] = [];
  for (const row of rows) {
    const status = liveStatus({ status: row.status, lastSeenAt: row.last_seen_at }, now);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (filter.status !== undefined && status !== filter.status) continue;
    if (filter.server !== undefined && row.server !== filter.server) continue;
    sessions.push(Object.assign(row, { status, queueDepth: queueDepth(row.network_id, row.alias) }));
  }
  return { sessions, summary: [...counts].map(([status, count]) => ({ status, count })) };
}
