import type { Ctx } from '../../domain/ctx.ts';
import { getStatus } from '../../domain/sessions/get-status.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewCut, viewPage } from '../views/page.ts';
import { viewSessionSummary } from '../views/session.ts';

/** REST handlers of sessions. */
export const sessionsRest = {
  getStatus: async (ctx, { query }) => {
    const { network_id: networkId, status, limit, cursor } = query;
    const page = await getStatus(ctx, { networkId, status, limit, cursor });
    const sessions = page.rows.map(viewSessionSummary);
    return { status: 200, body: { ok: true, sessions, summary: page.summary, ...viewPage(page), ...viewCut(page) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
