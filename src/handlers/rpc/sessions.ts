import type { Ctx } from '../../domain/ctx.ts';
import { getAllStatus } from '../../domain/sessions/get-all-status.ts';
import { getSessionStatus } from '../../domain/sessions/get-session-status.ts';
import type { ToolHandlers } from '../../../generated/tools.ts';
import { viewCompletion } from '../views/completion.ts';
import { viewCut, viewPage } from '../views/page.ts';
import { viewSession, viewStatusRow } from '../views/session.ts';

/** Status tools. */
export const sessionsRpc = {
  get_all_status: async (ctx, args) => {
    const { filter_status: status, filter_server: server, network_id: networkId, limit, cursor } = args;
    const page = await getAllStatus(ctx, { status, server, networkId, limit, cursor });
    const sessions = page.rows.map(viewStatusRow);
    return { ok: true, sessions, summary: [...page.summary], ...viewPage(page), ...viewCut(page) };
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
