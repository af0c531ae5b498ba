import type { CreateRequestRow } from '../../../entities/rows.ts';
import { behind } from '../../access/key-order.ts';
import { definePages } from '../../access/page-cursor.ts';
import type { Page, Paging } from '../../access/page-cursor.ts';
import type { Ctx } from '../../ctx.ts';
import { isOpenRequest } from '../open-requests.ts';
import { requireDaemon } from '../require-daemon.ts';

const pages = definePages('my_create_requests', 'number', 'text');

/**
 * The requests that a daemon has not fetched yet, the oldest first; one that is overdue is not among them.
 *
 * @throws caller_not_a_daemon, invalid_cursor
 */
export async function listMyPendingCreateRequests(ctx: Ctx, paging: Paging): Promise<Page<CreateRequestRow>> {
  const page = pages.open(ctx, paging);
  const { nodeId, networkId } = await requireDaemon(ctx);
  const rows = await ctx.db
    .selectFrom('create_requests')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('daemon_node_id', '=', nodeId)
    .where(isOpenRequest)
    .where('status', '=', 'pending')
    .where('deadline_at', '>', ctx.platform.clock.now())
    .where(behind(['created_at', 'request_id'], page.after))
    .orderBy('created_at')
    .orderBy('request_id')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.created_at, row.request_id]);
}
