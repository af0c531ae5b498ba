import type { EngineName } from './engines.ts';
import { targetCount, text } from './scenarios.ts';

const hourMs = 3_600_000;

/**
 * Statements that put ended tasks with their steps and read deliveries into the database of a stopped hub, as if they
 * had been lived through an hour ago.
 */
export function historySql(engine: EngineName, tasks: number, network: string, owner: string): string[] {
  const ended = Date.now() - hourMs;
  const numbers =
    engine === 'postgres'
      ? `generate_series(1, ${tasks}) as numbers (k)`
      : `(with recursive n (k) as (select 1 union all select k + 1 from n where k < ${tasks}) select k from n) as numbers`;
  const alias = `'bench-' || (k % ${targetCount})`;
  return [
    `insert into tasks (seq, task_id, network_id, from_name, to_name, sender_kind, sender_id, priority, status, content, result, requires_response, scope, depth, created_at, delivered_at, started_at, completed_at, expires_at)
      select k - ${tasks}, 't_old' || k, '${network}', 'api', ${alias}, 'user', '${owner}', 'normal', 'replied', '${text}', 'done', 'reply', 'single', 0, ${ended} - k, ${ended} - k, ${ended} - k, ${ended}, ${ended} from ${numbers}`,
    `insert into inbox (id, task_id, network_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content, from_session, sender_kind, sender_id, acked, acked_at, read_count, created_at)
      select 't_old' || k, 't_old' || k, '${network}', 'alias', ${alias}, ${alias}, -k, 1, 'task', 'normal', '${text}', 'api', 'user', '${owner}', 1, ${ended}, 1, ${ended} - k from ${numbers}`,
    `insert into task_events (seq, task_id, network_id, from_status, to_status, actor, created_at)
      select k - ${tasks}, 't_old' || k, '${network}', 'running', 'replied', 'hub', ${ended} from ${numbers}`,
    `update network_counters set tasks_replied = tasks_replied + ${tasks} where network_id = '${network}'`,
  ];
}
