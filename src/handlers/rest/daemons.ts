import type { Ctx } from '../../domain/ctx.ts';
import { getNodeCreateRequest } from '../../domain/daemons/creation/get-node-create-request.ts';
import { listHostSupervisors } from '../../domain/daemons/list-host-supervisors.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewHostSupervisor, viewNodeCreateRequest } from '../views/daemon.ts';
import { viewPage } from '../views/page.ts';

/** REST handlers of daemons. */
export const daemonsRest = {
  listHostSupervisors: async (ctx, { query }) => {
    const { network_id: networkId, limit, cursor } = query;
    const page = await listHostSupervisors(ctx, { networkId, limit, cursor });
    const daemons = page.rows.map(viewHostSupervisor);
    return { status: 200, body: { ok: true, daemons, count: daemons.length, ...viewPage(page) } };
  },
  getNodeCreateRequest: async (ctx, { query }) => {
    const request = await getNodeCreateRequest(ctx, { requestId: query.request_id, networkId: query.network_id });
    return { status: 200, body: { ok: true, request: viewNodeCreateRequest(request) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
