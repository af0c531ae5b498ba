import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

/** A node record as it is stored. */
export type NodeRow = Selectable<HubTables['nodes']>;

/** What names a node: its id alone names none. */
export type NodeKey = Pick<NodeRow, 'network_id' | 'node_id'>;

/** No network that we know of comes near; it bounds the answer all the same. */
const maxNodes = 5_000;

/** The nodes of the readable networks, by alias (seed 000, GET /api/nodes). One query besides the scope's own. */
export async function listNodes(
  ctx: Ctx,
  filter: {
    readonly nodeId?: string | undefined;
    readonly alias?: string | undefined;
    readonly networkId?: string | undefined;
  },
): Promise<NodeRow[]> {
  const scope = await resolveReadScope(ctx, filter.networkId, 'narrow');
  let query = ctx.db
    .selectFrom('nodes')
    .selectAll()
    .where(inScope(scope))
    .where(ofReachedAgents(scope, 'nodes', 'alias'));
  if (filter.nodeId !== undefined) query = query.where('node_id', '=', filter.nodeId);
  if (filter.alias !== undefined) query = query.where('alias', '=', filter.alias);
  return query.orderBy('network_id').orderBy('alias').limit(maxNodes).execute();
}
