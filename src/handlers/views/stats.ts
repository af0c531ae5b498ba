import type { Schemas } from '../../../generated/rest.ts';
import type { Stats } from '../../domain/reports/get-stats.ts';
import type { StreamStats } from '../../domain/streams/get-stream-stats.ts';
import { viewTaskSummary } from './task.ts';

/** Figures of networks. */
export function viewStats({ networkId, tasks, sessions, nodes, recentTasks }: Stats): Schemas['GetStatsAnswer'] {
  const total = tasks.reduce((sum, { count }) => sum + count, 0);
  return {
    ok: true,
    network_id: networkId,
    tasks: { total, by_status: Object.fromEntries(tasks.map(({ status, count }) => [status, count])) },
    sessions: { by_status: { ...sessions } },
    nodes: { total: nodes },
    recent_tasks: recentTasks.map(viewTaskSummary),
  };
}

/** Open streams. */
export function viewStreamStats({ sessions, total, networkId }: StreamStats): Schemas['GetStreamStatsAnswer'] {
  const bound = networkId === null ? {} : { scope: 'network' as const, network_id: networkId };
  return { ok: true, total, sessions: { ...sessions }, ...bound };
}
