import type { Ctx } from '../../domain/ctx.ts';
import { getServerHealth } from '../../domain/telemetry/get-server-health.ts';
import { listServerAgents } from '../../domain/telemetry/list-server-agents.ts';
import { listServers } from '../../domain/telemetry/list-servers.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewPage } from '../views/page.ts';
import { viewServer, viewServerAgent, viewServerHealth } from '../views/server.ts';

/** REST handlers of hosts. */
export const telemetryRest = {
  listServers: async (ctx, { query }) => {
    const { network_id: networkId, limit, cursor } = query;
    const { rows, nextCursor } = await listServers(ctx, { networkId, limit, cursor });
    // A bare array has no place for it.
    const headers = nextCursor === null ? {} : { 'x-next-cursor': nextCursor };
    return { status: 200, body: rows.map(viewServer), headers };
  },
  getServerHealth: async (ctx, { path, query }) => {
    const health = await getServerHealth(ctx, { host: path.host, networkId: query.network_id });
    return { status: 200, body: viewServerHealth(path.host, health) };
  },
  listServerAgents: async (ctx, { path, query }) => {
    const { host } = path;
    const { network_id: networkId, limit, cursor } = query;
    const page = await listServerAgents(ctx, { host, networkId, limit, cursor });
    const agents = page.rows.map(viewServerAgent);
    return { status: 200, body: { ok: true, host, agent_count: page.agentCount, agents, ...viewPage(page) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
