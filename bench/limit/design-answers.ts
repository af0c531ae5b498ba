import { toWireTime } from '../../src/platform/clock.ts';
import { dayMs, offlineAfterMs, type Row } from './store.ts';

const taskTimes = [
  'created_at',
  'delivered_at',
  'started_at',
  'runtime_submitted_at',
  'consumed_at',
  'completed_at',
  'expires_at',
];
const summaryTimes = ['created_at', 'runtime_submitted_at', 'consumed_at', 'completed_at'];

/** Puts the wire form in the place of the stored times, in the row itself: its columns stand in the wire's order. */
function wire(row: Row, times: readonly string[]): Row {
  for (const name of times) row[name] = toWireTime(row[name] as number | null);
  return row;
}

export const answerTask = (row: Row): Row => ({ ok: true, task: wire(row, taskTimes) });

/** A page of tasks: one row more than `limit` was read. */
export function answerTasks(rows: Row[], limit: number, counts: Row, form: 'whole' | 'brief'): Row {
  const more = rows.length > limit;
  if (more) rows.pop();
  const cursor = more ? cursorOf(rows.at(-1)!['task_id']) : null;
  const times = form === 'whole' ? taskTimes : summaryTimes;
  const tasks = rows.map((row) => wire(row, times));
  const stats = Object.entries(counts).map(([name, count]) => ({ status: name.slice('tasks_'.length), count }));
  const shown = stats.filter(({ count }) => (count as number) > 0).sort((a, b) => (a.status < b.status ? -1 : 1));
  return { ok: true, tasks, count: tasks.length, stats: shown, has_more: more, next_cursor: cursor };
}

/** A page of an inbox: one row more than `limit` was read. */
export function answerInbox(rows: Row[], limit: number): Row {
  const more = rows.length > limit;
  if (more) rows.pop();
  const messages = rows.map((row) => wire(row, ['created_at']));
  return { ok: true, messages, has_more: more, next_cursor: more ? cursorOf(rows.at(-1)!['id']) : null };
}

const cursorOf = (key: unknown): string => Buffer.from(JSON.stringify([1, key])).toString('base64url');

/** The status of a session right now. */
const statusOf = (row: Row, now: number): string =>
  now - (row['last_seen_at'] as number) > offlineAfterMs ? 'offline' : (row['status'] as string);

/** `GET /api/status`. */
export function answerStatus(sessions: Row[]): Row {
  const counts = showSessions(sessions, Date.now());
  const [idle, offline] = [counts.get('idle') ?? 0, counts.get('offline') ?? 0];
  const total = sessions.length;
  const summary = { idle, working: total - idle - offline, offline, total };
  return { ok: true, sessions, summary, has_more: false, next_cursor: null };
}

/** `get_all_status`; `open` counts the open tasks by alias. */
export function answerAllStatus(sessions: Row[], open: readonly Row[]): Row {
  const depth = new Map(open.map((row) => [row['to_name'], row['n']]));
  const counts = showSessions(sessions, Date.now(), depth);
  const summary = [...counts].map(([status, count]) => ({ status, count }));
  return { ok: true, sessions, summary, has_more: false, next_cursor: null };
}

/** Sessions with their status of this moment, in the row itself, and how many have which. */
function showSessions(rows: Row[], now: number, depth?: ReadonlyMap<unknown, unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = statusOf(row, now);
    row['status'] = status;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    row['last_seen_at'] = toWireTime(row['last_seen_at'] as number);
    if (depth === undefined) continue;
    row['updated_at'] = toWireTime(row['updated_at'] as number);
    row['queue_depth'] = depth.get(row['alias']) ?? 0;
  }
  return counts;
}

/** What a dispatch answers. */
export function answerSent(
  sent: { taskId: string; alias: string; nodeId: unknown; network: string },
  advice: Row,
): Row {
  const { taskId, alias, nodeId, network } = sent;
  const actual_to = { alias, to_node_id: nodeId, network_id: network };
  return { ok: true, task_id: taskId, message_id: taskId, actual_to, ...advice };
}

/** What `send_task` tells about the queue: tasks ahead, and how long the target took for its last ones. */
export function adviseOn(alias: string, target: Row, ahead: number, durations: readonly number[]): Row {
  const middle = durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? 0;
  const known = durations.length >= 3;
  const wait = ahead === 0 ? 0 : known ? Math.min(1440, Math.round((middle * ahead) / 60_000)) : null;
  const status = target['status'] === null ? 'offline' : statusOf(target, Date.now());
  const warning =
    ahead < 3 ? {} : { warning: `${alias} has ${ahead} open tasks before this one; consider another agent.` };
  return {
    session_status: status,
    queue_ahead: ahead,
    target_busy: status === 'working',
    est_wait_minutes: wait,
    ...warning,
  };
}

/** Since when tasks count for the advice. */
export const adviceSince = (): number => Date.now() - dayMs;
