import type { Ctx } from '../../domain/ctx.ts';
import { getStatus } from '../../domain/sessions/get-status.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewStatus } from '../views/session.ts';

/** REST handlers of sessions. */
export const sessionsRest = {
  getStatus: async (ctx, { query }) => {
    const { network_id: networkId, status: statuses, updated_since: updatedSince, q: text, limit, cursor } = query;
    const { fields } = query;
    const page = await getStatus(ctx, { networkId, statuses, updatedSince, text, fields, limit, cursor });
    return { status: 200, body: viewStatus(page) };
  },
} satisfies Partial<RestHandlers<Ctx>>;
