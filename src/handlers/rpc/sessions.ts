import type { Ctx } from '../../domain/ctx.ts';
import { getAllStatus } from '../../domain/sessions/get-all-status.ts';
import { getSessionStatus } from '../../domain/sessions/get-session-status.ts';
import type { ToolHandlers } from '../../../generated/tools.ts';
import { viewCompletion } from '../views/completion.ts';
import { viewAllStatus, viewSession } from '../views/session.ts';

/** Status tools. */
export const sessionsRpc = {
  get_all_status: async (ctx, args) => {
    const { filter_status: status, filter_server: server, network_id: networkId, limit, cursor } = args;
    return viewAllStatus(await getAllStatus(ctx, { status, server, networkId, limit, cursor }));
  },
  get_session_status: async (ctx, { alias, network_id: networkId }) => {
    const { session, inboxPending, recentCompletions } = await getSessionStatus(ctx, { alias, networkId });
    return {
      ok: true,
      session: session && viewSession(session),
      inbox_pending: inboxPending,
      recent_completions: recentCompletions.map(viewCompletion),
    };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
