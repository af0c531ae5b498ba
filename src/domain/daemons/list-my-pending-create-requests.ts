import type { Ctx } from '../ctx.ts';
import type { CreateRequestRow } from './get-node-create-request.ts';
import { maxListed } from './limits.ts';
import { isOpenOrder } from './open-requests.ts';
import { requireDaemon } from './require-daemon.ts';

/**
 * The orders that a daemon has not fetched yet, the oldest first; one that is overdue is not among them.
 *
 * @throws caller_not_a_daemon
 */
export async function listMyPendingCreateRequests(ctx: Ctx): Promise<CreateRequestRow[]> {
  const { nodeId, networkId } = await requireDaemon(ctx);
  return ctx.db
    .selectFrom('create_requests')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('daemon_node_id', '=', nodeId)
    .where(isOpenOrder)
    .where('status', '=', 'pending')
    .where('deadline_at', '>', ctx.platform.clock.now())
    .orderBy('created_at')
    .limit(maxListed)
    .execute();
}
