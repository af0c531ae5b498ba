import type { LifecycleRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { silenceMs } from '../limits.ts';
import { requireDaemon } from '../require-daemon.ts';
import { endLifecycle } from './end-lifecycle.ts';
import { requireOwnLifecycle } from './require-own-lifecycle.ts';
import type { LifecycleKind } from './require-own-lifecycle.ts';
import { announceRequest } from '../announce-request.ts';

/**
 * A request of the calling daemon; the first call marks it as delivered, and it can be fetched again.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 */
export async function deliverLifecycle(ctx: Ctx, requestId: string, kind: LifecycleKind): Promise<LifecycleRequestRow> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await requireOwnLifecycle(tx, requestId, kind, daemon);
    const now = tx.platform.clock.now();
    if (isOpen(stored) && stored.deadline_at <= now) {
      return (await endLifecycle(tx, stored, 'timeout')) ?? stored;
    }
    // A child that uses its whole grace period does not count as silent.
    const graceMs = kind === 'stop' ? stored.grace_seconds * 1_000 : 0;
    const delivered = await tx.db
      .updateTable('lifecycle_requests')
      .set({ status: 'delivered', delivered_at: now, deadline_at: now + silenceMs + graceMs })
      .where('network_id', '=', daemon.networkId)
      .where('request_id', '=', requestId)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (delivered === undefined) return stored;
    announceRequest(tx, { networkId: daemon.networkId, requestId, kind: stored.action }, 'delivered');
    return delivered;
  });
}

const isOpen = (request: LifecycleRequestRow): boolean =>
  request.status === 'pending' || request.status === 'delivered';
