import { toWireTime } from '../src/platform/clock.ts';

/** A row, or an answer. */
export type Row = Record<string, unknown>;

const taskTimes = [
  'created_at',
  'delivered_at',
  'started_at',
  'runtime_submitted_at',
  'consumed_at',
  'completed_at',
  'expires_at',
];

/** Puts the wire form in the place of the stored times, in the row itself: its columns stand in the wire's order. */
function wire(row: Row, times: readonly string[]): Row {
  for (const name of times) row[name] = toWireTime(row[name] as number | null);
  return row;
}

export const viewTask = (row: Row): Row => wire(row, taskTimes);
export const viewTaskSummary = (row: Row): Row =>
  wire(row, ['created_at', 'runtime_submitted_at', 'consumed_at', 'completed_at']);
export const viewDelivery = (row: Row): Row => wire(row, ['created_at']);

const offlineAfterMs = 600_000;

/** The status of a session right now. */
export const statusOf = (row: Row, now: number): string =>
  now - (row['last_seen_at'] as number) > offlineAfterMs ? 'offline' : (row['status'] as string);

/** Sessions with their status of this moment, in the row itself, and how many have which. */
export function viewSessions(rows: Row[], now: number, depth?: ReadonlyMap<unknown, number>): Map<string, number> {
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
