import { sql } from 'kysely';
import type { NodeRow } from '../../entities/rows.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { behindAlias, readMerged } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

/** What names a node: its id alone names none. */
export type NodeKey = Pick<NodeRow, 'network_id' | 'node_id'>;

const pages = definePages('nodes', 'text', 'text');

/** Which nodes; undefined filters nothing. */
export interface NodeFilter extends Paging {
  readonly nodeId?: string | undefined;
  readonly alias?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * The nodes of the readable networks, by network and alias. One query besides the scope's own.
 *
 * @throws invalid_cursor, access_denied
 */
export async function listNodes(ctx: Ctx, filter: NodeFilter): Promise<Page<NodeRow>> {
  const page = pages.open(ctx, filter);
  const scope = await resolveReadScope(ctx, filter.networkId, 'narrow');
  const { nodeId, alias } = filter;
  const parts = behindAlias(scope, page.after, 'nodes').map((part) => {
    let query = ctx.db.selectFrom('nodes').selectAll();
    if (part !== undefined) query = query.where(part);
    query = query.where(ofReachedAgents(scope, 'nodes', 'alias'));
    if (nodeId !== undefined) query = query.where('node_id', '=', nodeId);
    if (alias !== undefined) query = query.where('alias', '=', alias);
    return query.orderBy('network_id').orderBy('alias').limit(page.reads);
  });
  const rows = await readMerged<NodeRow>(ctx.db, parts, sql`network_id, alias`, page.reads);
  return page.cut(rows, (row) => [row.network_id, row.alias]);
}
