import type { Ctx } from '../../domain/ctx.ts';
import { getCompletions } from '../../domain/reports/get-completions.ts';
import { reportCompletion } from '../../domain/reports/report-completion.ts';
import { reportStatus } from '../../domain/reports/report-status.ts';
import type { ToolHandlers } from '../../../generated/tools.ts';
import { viewCompletion } from '../views/completion.ts';
import { viewPage } from '../views/page.ts';

/** Report tools. */
export const reportsRpc = {
  report_status: async (ctx, { resume_id: resumeId, alias, status, ...optional }) => {
    const { inboxCount, warnings } = await reportStatus(ctx, { resumeId, alias, status, optional });
    return {
      ok: true,
      resume_id: resumeId,
      alias,
      inbox_count: inboxCount,
      ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    };
  },
  report_completion: async (ctx, args) => {
    const { alias, task, result, artifacts, score, duration_minutes: durationMinutes, network_id: networkId } = args;
    const report = { alias, task, result, artifacts, score, durationMinutes, networkId };
    return { ok: true, completion_id: (await reportCompletion(ctx, report)).completionId };
  },
  get_completions: async (ctx, { alias, since, network_id: networkId, limit, cursor }) => {
    const page = await getCompletions(ctx, { alias, since, networkId, limit, cursor });
    return { ok: true, completions: page.rows.map(viewCompletion), ...viewPage(page) };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
