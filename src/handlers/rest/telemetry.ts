import type { Ctx } from '../../domain/ctx.ts';
import { getServerHealth } from '../../domain/telemetry/get-server-health.ts';
import { listServerAgents } from '../../domain/telemetry/list-server-agents.ts';
import { listServers } from '../../domain/telemetry/list-servers.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewServer, viewServerAgent, viewServerHealth } from '../views/server.ts';

/** Hosts (seed 000, Data queries). */
export const telemetryRest = {
  listServers: async (ctx, { query }) => {
    const servers = await listServers(ctx, query.network_id);
    return { status: 200, body: servers.map(viewServer) };
  },
  getServerHealth: async (ctx, { path, query }) => {
    const health = await getServerHealth(ctx, path.host, query.network_id);
    return { status: 200, body: viewServerHealth(path.host, health) };
  },
  listServerAgents: async (ctx, { path, query }) => {
    const agents = await listServerAgents(ctx, path.host, query.network_id);
    const { host } = path;
    return { status: 200, body: { ok: true, host, agent_count: agents.length, agents: agents.map(viewServerAgent) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
