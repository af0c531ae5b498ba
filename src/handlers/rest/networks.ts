import type { Ctx } from '../../domain/ctx.ts';
import { createNetwork } from '../../domain/networks/create-network.ts';
import { deleteNetwork } from '../../domain/networks/delete-network.ts';
import { getNetwork } from '../../domain/networks/get-network.ts';
import { listNetworks } from '../../domain/networks/list-networks.ts';
import { updateNetwork } from '../../domain/networks/update-network.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewMemberNetwork, viewNetwork } from '../views/network.ts';
import { viewPage } from '../views/page.ts';

/** REST handlers of networks. */
export const networksRest = {
  listNetworks: async (ctx, { query: { limit, cursor } }) => {
    const page = await listNetworks(ctx, { limit, cursor });
    return { status: 200, body: { ok: true, networks: page.rows.map(viewMemberNetwork), ...viewPage(page) } };
  },
  createNetwork: async (ctx, { body }) => {
    const { networkId, networkName } = await createNetwork(ctx, { name: body.name, description: body.description });
    return { status: 200, body: { ok: true, network_id: networkId, network_name: networkName } };
  },
  getNetwork: async (ctx, { path }) => {
    const { network, nodes, sessions, tasks } = await getNetwork(ctx, path.network_id);
    return {
      status: 200,
      body: { ok: true, network: viewNetwork(network), stats: { nodes, sessions, tasks: [...tasks] } },
    };
  },
  updateNetwork: async (ctx, { path, body }) => {
    await updateNetwork(ctx, { networkId: path.network_id, name: body.name });
    return { status: 200, body: { ok: true } };
  },
  deleteNetwork: async (ctx, { path }) => {
    await deleteNetwork(ctx, path.network_id);
    return { status: 200, body: { ok: true } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
