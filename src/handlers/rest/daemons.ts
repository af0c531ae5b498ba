import type { Ctx } from '../../domain/ctx.ts';
import { getNodeCreateRequest } from '../../domain/daemons/get-node-create-request.ts';
import { listHostSupervisors } from '../../domain/daemons/list-host-supervisors.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewHostSupervisor, viewNodeCreateRequest } from '../views/daemon.ts';

/** Daemons (seed 000, Data queries). */
export const daemonsRest = {
  listHostSupervisors: async (ctx, { query }) => {
    const daemons = await listHostSupervisors(ctx, query.network_id);
    return { status: 200, body: { ok: true, daemons: daemons.map(viewHostSupervisor), count: daemons.length } };
  },
  getNodeCreateRequest: async (ctx, { query }) => {
    const request = await getNodeCreateRequest(ctx, query.request_id, query.network_id);
    return { status: 200, body: { ok: true, request: viewNodeCreateRequest(request) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
