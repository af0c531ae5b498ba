import type { Ctx } from '../../domain/ctx.ts';
import { getCompletions } from '../../domain/reports/get-completions.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewCompletion } from '../views/completion.ts';

/** Fixed for REST (seed 000, Limits). */
const completionsCap = 100;

/** Completions (seed 000, Data queries). */
export const reportsRest = {
  getCompletions: async (ctx, { query }) => {
    const { since, network_id: networkId } = query;
    const completions = await getCompletions(ctx, { since, networkId, limit: completionsCap });
    return { status: 200, body: { ok: true, completions: completions.map(viewCompletion) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
