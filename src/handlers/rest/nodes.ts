import type { Ctx } from '../../domain/ctx.ts';
import { listNodes } from '../../domain/nodes/list-nodes.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewNode } from '../views/node.ts';

/** Nodes (seed 000, Data queries). */
export const nodesRest = {
  listNodes: async (ctx, { query }) => {
    const { node_id: nodeId, alias, network_id: networkId } = query;
    const nodes = await listNodes(ctx, { nodeId, alias, networkId });
    return { status: 200, body: { ok: true, nodes: nodes.map(viewNode), count: nodes.length } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
