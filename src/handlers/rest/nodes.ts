import type { Ctx } from '../../domain/ctx.ts';
import { deleteNodeRecord } from '../../domain/nodes/delete-node-record.ts';
import { listNodes } from '../../domain/nodes/list-nodes.ts';
import { setPermissionMode } from '../../domain/nodes/set-permission-mode.ts';
import { updateNodeAvatar } from '../../domain/nodes/update-node-avatar.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewNode } from '../views/node.ts';
import { viewPage } from '../views/page.ts';

/** REST handlers of nodes. */
export const nodesRest = {
  listNodes: async (ctx, { query }) => {
    const { node_id: nodeId, alias, network_id: networkId, limit, cursor } = query;
    const page = await listNodes(ctx, { nodeId, alias, networkId, limit, cursor });
    const nodes = page.rows.map(viewNode);
    return { status: 200, body: { ok: true, nodes, count: nodes.length, ...viewPage(page) } };
  },
  setPermissionMode: async (ctx, { path, query, body }) => {
    const request = { ref: path.ref, mode: body.mode, networkId: query.network_id };
    const { nodeId, alias, mode, tokens } = await setPermissionMode(ctx, request);
    return { status: 200, body: { ok: true, node_id: nodeId, alias, mode, tokens } };
  },
  deleteNodeRecord: async (ctx, { path, query }) => {
    const request = { ref: path.ref, networkId: query.network_id };
    const { networkId, nodeId, nodeName, alias } = await deleteNodeRecord(ctx, request);
    const deleted = { node_id: nodeId, node_name: nodeName, alias, network_id: networkId };
    return { status: 200, body: { ok: true, deleted: true, ...deleted } };
  },
  updateNodeAvatar: async (ctx, { path, query, body }) => {
    const change = { ref: path.ref, networkId: query.network_id, avatarUrl: body.avatar_url };
    const { nodeId, alias, avatarUrl } = await updateNodeAvatar(ctx, change);
    return { status: 200, body: { ok: true, node_id: nodeId, alias, avatar_url: avatarUrl } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
