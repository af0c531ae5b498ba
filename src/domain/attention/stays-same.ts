import type { Queries } from '../ctx.ts';
import { offlineAfterMs } from '../sessions/live-status.ts';
import type { Counter } from '../sessions/status-memory.ts';
import type { Values } from './frame.ts';
import type { FoundRow } from './part.ts';
import { findMoved, mostChanges, readChanges } from './read-changes.ts';
import type { ChangeRow } from './read-changes.ts';
import { ShownRows } from './shown-rows.ts';

/** What was read of a network before its counter moved. */
export interface Remembered {
  readonly rows: readonly FoundRow[];
  readonly counter: Counter;
  /** When it was read, epoch milliseconds. */
  readonly from: number;
}

/** A look at what has happened since. */
interface Look {
  readonly db: Queries;
  readonly values: Values;
  readonly shown: ShownRows;
  readonly from: number;
}

/** Numbered rows that the units of an event take; a unit that takes others does something else too. */
const rowsOf: Readonly<Record<string, number>> = {
  status_update: 0,
  new_task: 2,
  task_status: 1,
  new_reply: 0,
  new_message: 0,
  chained_reply: 0,
};

/** Clocks of hubs may differ by as much. */
const skewMs = 1_000;

/**
 * Whether the events since then leave the first items of a network as they were: heartbeats that say nothing new,
 * dispatches to agents that are heard, moves of tasks that are no items (rule attention-bounded). What it does not know
 * may change them. One query, and one for each task that moved, which is one for all of them on Postgres.
 *
 * @param values of this look
 * @param counter where the network stands now
 */
export async function staysSame(db: Queries, values: Values, known: Remembered, counter: Counter): Promise<boolean> {
  const { networkId, unclaimedBefore, stalledBefore } = values;
  const { event_seq: after, last_row: lastRow } = known.counter;
  const events = counter.event_seq - after;
  if (events <= 0 || events > mostChanges) return false;
  const agingBefore = Math.max(unclaimedBefore, stalledBefore);
  const changes = (await readChanges(db, { networkId, after, agingBefore })).slice(0, events);
  // Events have no gaps, but the oldest are not kept for ever.
  if (changes.length < events || Number(changes[0]?.n) !== after + 1) return false;
  const rows = changes.reduce((sum, { type }) => sum + (rowsOf[type] ?? Infinity), 0);
  if (rows !== counter.last_row - lastRow) return false;
  const look = { db, values, shown: new ShownRows(known.rows, values.reads), from: known.from };
  if (changes.some((change) => mayChange(look, change))) return false;
  return !(await Promise.all(movesOf(changes).map((move) => moveMayChange(look, move, agingBefore)))).includes(true);
}

function mayChange(look: Look, change: ChangeRow): boolean {
  if (change.type === 'status_update') return reportMayChange(look, change);
  return change.type === 'new_task' && dispatchMayChange(look, change);
}

function reportMayChange({ shown, from }: Look, change: ChangeRow): boolean {
  const { alias, status, status_since: since, degraded_since: degradedSince, aging } = change;
  if (alias === null || status === null || since === null) return true;
  if (status === 'offline' || degradedSince !== null || shown.isGone(alias) || shown.isDegraded(alias)) return true;
  const isCalm = status === 'idle' || status === 'working';
  if (
    isCalm ? shown.isReporting(alias) : !shown.says(alias, { status, since, task: change.task, output: change.output })
  )
    return true;
  const isNew = Number(since) >= from - skewMs;
  return aging === 1 && (isNew || shown.mayHideGone);
}

/** A new task is no item yet, but an agent that is gone has one more, and the agent's task is another. */
function dispatchMayChange({ shown, values }: Look, { alias, status, last_seen_at: seenAt }: ChangeRow): boolean {
  if (alias === null || shown.isGone(alias) || shown.isDegraded(alias) || shown.isReporting(alias)) return true;
  if (status === null) return false;
  return status === 'offline' || Number(seenAt) < values.now - offlineAfterMs;
}

interface Move {
  readonly taskId: string;
  readonly to: string;
}

const movesOf = (changes: readonly ChangeRow[]): Move[] =>
  changes
    .filter(({ type }) => type === 'task_status')
    .map(({ summary }) => {
      const told = JSON.parse(summary ?? '{}') as { task_id?: string; to_status?: string };
      return { taskId: told.task_id ?? '', to: told.to_status ?? '' };
    });

/** Moves after which a task is no item, or not yet one; a task that is delivered anew leaves another agent. */
const calmMoves: readonly string[] = ['acked', 'running', 'replied', 'cancelled'];

async function moveMayChange({ db, values, shown }: Look, { taskId, to }: Move, agingBefore: number): Promise<boolean> {
  if (!calmMoves.includes(to) || shown.hasTask(taskId)) return true;
  const [task] = await findMoved(db, { networkId: values.networkId, taskId });
  if (task === undefined || shown.isGone(task.to_name)) return true;
  const isLive = task.status === 'acked' || task.status === 'running';
  return isLive && Number(task.delivered_at) <= agingBefore;
}
