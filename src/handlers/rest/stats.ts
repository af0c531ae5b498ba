import { listJobs } from '../../domain/audit/list-jobs.ts';
import { listServerLogs } from '../../domain/audit/list-server-logs.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { getStats } from '../../domain/reports/get-stats.ts';
import { getStreamStats } from '../../domain/streams/get-stream-stats.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewJob } from '../views/job.ts';
import { viewPage } from '../views/page.ts';
import { viewStats, viewStreamStats } from '../views/stats.ts';
import type { HealthFacts } from './health.ts';

/** REST handlers of figures and logs. */
export function createStatsRest(facts: Pick<HealthFacts, 'streamCounts'>) {
  return {
    getStats: async (ctx, { query }) => ({ status: 200, body: viewStats(await getStats(ctx, query.network_id)) }),
    getStreamStats: async (ctx) => {
      const stats = await getStreamStats(ctx, facts.streamCounts());
      return { status: 200, body: viewStreamStats(stats) };
    },
    listJobs: async (ctx) => ({ status: 200, body: { ok: true, jobs: listJobs(ctx).map(viewJob) } }),
    listServerLogs: async (ctx, { query }) => {
      const { limit, since, cursor } = query;
      const page = await listServerLogs(ctx, { limit, since, cursor });
      const logs = page.rows.map(({ ts, level, line }) => ({ ts, level, line }));
      return { status: 200, body: { ok: true, logs, capacity: page.capacity, ...viewPage(page) } };
    },
  } satisfies Partial<RestHandlers<Ctx>>;
}
