import type { Ctx } from '../../domain/ctx.ts';
import { getStatus } from '../../domain/sessions/get-status.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewStatus } from '../views/session.ts';

/** REST handlers of sessions. */
export const sessionsRest = {
  getStatus: async (ctx, { query }) => {
    const { network_id: networkId, status, limit, cursor } = query;
    return { status: 200, body: viewStatus(await getStatus(ctx, { networkId, status, limit, cursor })) };
  },
} satisfies Partial<RestHandlers<Ctx>>;
