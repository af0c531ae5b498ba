import type { NodeRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';
import { requireDaemon } from './require-daemon.ts';

const pages = definePages('my_children', 'text');

/**
 * The nodes that the daemon runs, by alias.
 *
 * @throws caller_not_a_daemon, invalid_cursor
 */
export async function listMyChildren(ctx: Ctx, paging: Paging): Promise<Page<NodeRow>> {
  const page = pages.open(ctx, paging);
  const { nodeId, networkId } = await requireDaemon(ctx);
  const rows = await ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('daemon_node_id', '=', nodeId)
    .where(behind(['alias'], page.after))
    .orderBy('alias')
    .limit(page.reads)
    .execute();
  return page.cut(rows, ({ alias }) => [alias]);
}
