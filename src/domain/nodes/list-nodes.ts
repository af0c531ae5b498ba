import { sql } from 'kysely';
import type { NodeMode } from '../../../generated/enums.ts';
import type { NodeRow } from '../../entities/rows.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { behindAlias, readMerged } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx, Queries } from '../ctx.ts';

/** What names a node: its id alone names none. */
export type NodeKey = Pick<NodeRow, 'network_id' | 'node_id'>;

/** A node with its owner's name, and what its tokens may do. */
export type ListedNode = NodeRow & {
  /** Null for a node without an owner, or when that person is gone. */
  readonly owner_name: string | null;
  /** Of its newest live token; null without any. */
  readonly permission_mode: NodeMode | null;
};

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
export async function listNodes(ctx: Ctx, filter: NodeFilter): Promise<Page<ListedNode>> {
  const page = pages.open(ctx, filter);
  const scope = await resolveReadScope(ctx, filter.networkId, 'narrow');
  const { nodeId, alias } = filter;
  const parts = behindAlias(scope, page.after, 'nodes').map((part) => {
    let query = selectNodes(ctx.db);
    if (part !== undefined) query = query.where(part);
    query = query.where(ofReachedAgents(scope, 'nodes', 'alias'));
    if (nodeId !== undefined) query = query.where('node_id', '=', nodeId);
    if (alias !== undefined) query = query.where('alias', '=', alias);
    return query.orderBy('network_id').orderBy('alias').limit(page.reads);
  });
  const rows = await readMerged<ListedNode>(ctx.db, parts, sql`network_id, alias`, page.reads);
  const shown = rows.map((row) => (isHidden(scope, row) ? { ...row, daemon_node_id: null } : row));
  return page.cut(shown, (row) => [row.network_id, row.alias]);
}

/** A restricted member learns no id of an agent that was not granted (rule access-restricted-members). */
const isHidden = ({ restricted }: Scope, { network_id: networkId }: NodeRow): boolean =>
  restricted?.networkIds.includes(networkId) === true;

const selectNodes = (db: Queries) =>
  db
    .selectFrom('nodes')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('users')
        .select('users.username')
        .whereRef('users.user_id', '=', 'nodes.owner_user_id')
        .as('owner_name'),
      eb
        .selectFrom('tokens')
        .select('tokens.mode')
        .whereRef('tokens.network_id', '=', 'nodes.network_id')
        .whereRef('tokens.node_id', '=', 'nodes.node_id')
        .where('tokens.scope', '=', 'network')
        .where('tokens.revoked_at', 'is', null)
        .orderBy('tokens.created_at', 'desc')
        .limit(1)
        .as('permission_mode'),
    ]);
