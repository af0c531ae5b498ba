import type { Ctx } from '../../domain/ctx.ts';
import { getStatus } from '../../domain/sessions/get-status.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewSessionSummary } from '../views/session.ts';

/** Sessions (seed 000, Data queries). */
export const sessionsRest = {
  getStatus: async (ctx, { query }) => {
    const { sessions, summary } = await getStatus(ctx, { networkId: query.network_id, status: query.status });
    return { status: 200, body: { ok: true, sessions: sessions.map(viewSessionSummary), summary } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
