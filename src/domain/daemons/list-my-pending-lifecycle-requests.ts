import type { Ctx } from '../ctx.ts';
import { maxListed } from './limits.ts';
import { isOpenOrder } from './open-requests.ts';
import type { LifecycleRow } from './order-lifecycle.ts';
import { requireDaemon } from './require-daemon.ts';

/**
 * The open orders of a daemon to stop, delete or start a child, fetched ones too, the oldest first.
 *
 * @throws caller_not_a_daemon
 */
export async function listMyPendingLifecycleRequests(ctx: Ctx): Promise<LifecycleRow[]> {
  const { nodeId, networkId } = await requireDaemon(ctx);
  return ctx.db
    .selectFrom('lifecycle_requests')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('daemon_node_id', '=', nodeId)
    .where(isOpenOrder)
    .where('deadline_at', '>', ctx.platform.clock.now())
    .orderBy('created_at')
    .limit(maxListed)
    .execute();
}
