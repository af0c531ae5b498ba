import type { LifecycleRequestRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { silenceMs } from '../limits.ts';
import { requireDaemon } from '../require-daemon.ts';
import { settleLifecycle } from './end-lifecycle.ts';

/** Which of the two kinds of orders a tool speaks of. */
export type OrderKind = 'stop' | 'start';

/**
 * An order to stop or delete a child, for its daemon; the first call marks it as delivered. It can be fetched again.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 */
export const getStopRequest = (ctx: Ctx, requestId: string): Promise<LifecycleRequestRow> =>
  fetch(ctx, requestId, 'stop');

/** As `getStopRequest`, for an order to start a child. */
export const getStartRequest = (ctx: Ctx, requestId: string): Promise<LifecycleRequestRow> =>
  fetch(ctx, requestId, 'start');

async function fetch(ctx: Ctx, requestId: string, kind: OrderKind): Promise<LifecycleRequestRow> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await findOwnLifecycle(tx, requestId, kind, daemon);
    const now = tx.platform.clock.now();
    if (isOpen(stored) && stored.deadline_at <= now) {
      return (await settleLifecycle(tx, stored, 'timeout')) ?? stored;
    }
    // A child that takes its whole grace to end is no silence.
    const graceMs = kind === 'stop' ? stored.grace_seconds * 1_000 : 0;
    const delivered = await tx.db
      .updateTable('lifecycle_requests')
      .set({ status: 'delivered', delivered_at: now, deadline_at: now + silenceMs + graceMs })
      .where('network_id', '=', daemon.networkId)
      .where('request_id', '=', requestId)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    return delivered ?? stored;
  });
}

const isOpen = (request: LifecycleRequestRow): boolean =>
  request.status === 'pending' || request.status === 'delivered';

/**
 * The order of this id and kind, if it is the daemon's.
 *
 * @throws request_not_found absent, of another network or of the other kind
 * @throws not_your_request another daemon's
 */
export async function findOwnLifecycle(
  tx: Tx,
  requestId: string,
  kind: OrderKind,
  daemon: { readonly nodeId: string; readonly networkId: string },
): Promise<LifecycleRequestRow> {
  const request = await tx.db
    .selectFrom('lifecycle_requests')
    .selectAll()
    .where('network_id', '=', daemon.networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined || (request.action === 'start') !== (kind === 'start')) {
    throw new DomainError('request_not_found');
  }
  if (request.daemon_node_id !== daemon.nodeId) throw new DomainError('not_your_request');
  return request;
}
