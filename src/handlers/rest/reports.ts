import type { Ctx } from '../../domain/ctx.ts';
import { getCompletions } from '../../domain/reports/get-completions.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewCompletion } from '../views/completion.ts';
import { viewPage } from '../views/page.ts';

/** Completions of a page over REST: the most, and the default. */
const completionsCap = 100;

/** REST handlers of completions. */
export const reportsRest = {
  getCompletions: async (ctx, { query }) => {
    const { since, network_id: networkId, limit = completionsCap, cursor } = query;
    const page = await getCompletions(ctx, { since, networkId, limit, cursor });
    return { status: 200, body: { ok: true, completions: page.rows.map(viewCompletion), ...viewPage(page) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
