import type { Task, TaskEvent } from '@agent-collaboration-hub/client';
import { wireTime } from '../../parts/wire-time.ts';

/** One thing that happened to a task, or that will. */
export interface Step {
  readonly key: string;
  /** Milliseconds. */
  readonly at: number;
  readonly what:
    | 'sent'
    | 'retried'
    | 'reassigned'
    | 'acked'
    | 'running'
    | 'replied'
    | 'failed'
    | 'cancelled'
    | 'expired'
    | 'submitted'
    | 'consumed'
    | 'expires'
    | 'other';
  /** Who caused it: a node id, `hub` for a person, `system`; undefined where nobody did. */
  readonly actor?: string | undefined;
  readonly detail?: string | undefined;
}

const ended: readonly (string | null)[] = ['failed', 'expired', 'cancelled'];
const known: readonly string[] = ['acked', 'running', 'replied', 'failed', 'cancelled', 'expired'];

/**
 * What happened to a task, the oldest first: its steps, what the agent told of its runtime, and when it will expire.
 * Without events, which not everybody may read, what the row of the task itself tells.
 */
export function stepsOf(task: Task, events: readonly TaskEvent[] | undefined): Step[] {
  const steps = events === undefined ? ownSteps(task) : events.map(stepOf);
  const marks = [
    ...mark(task.runtime_submitted_at, 'submitted'),
    ...mark(task.consumed_at, 'consumed'),
    ...(task.status === 'delivered' || task.status === 'created' ? mark(task.expires_at, 'expires') : []),
  ];
  return [...steps, ...marks].sort((a, b) => a.at - b.at || orderOf(a) - orderOf(b));
}

function stepOf({ id, from_status: from, to_status: to, actor, detail, created_at: at }: TaskEvent): Step {
  const isDelivery = to === 'delivered' || to === 'created';
  const what = isDelivery ? deliveryOf(from) : known.includes(to) ? (to as Step['what']) : 'other';
  return { key: String(id), at: wireTime(at), what, actor, detail: detail ?? undefined };
}

function deliveryOf(from: string | null): Step['what'] {
  if (from === null) return 'sent';
  return ended.includes(from) ? 'retried' : 'reassigned';
}

function ownSteps(task: Task): Step[] {
  const isEnded = known.slice(2).includes(task.status);
  return [
    ...mark(task.created_at, 'sent'),
    ...mark(task.started_at, 'running'),
    ...(isEnded ? mark(task.completed_at, task.status as Step['what']) : []),
  ];
}

function mark(at: string | null, what: Step['what']): Step[] {
  return at === null ? [] : [{ key: what, at: wireTime(at), what }];
}

/** Times have whole seconds; what comes first by nature stands first. */
function orderOf({ what, key }: Step): number {
  const marks = { submitted: 0.5, consumed: 0.6, expires: 1e12 } as Readonly<Record<string, number>>;
  return marks[what] ?? Number(key);
}

/** Pixels of the longest line of a task's whole life, and the shortest of a gap. */
const whole = 220;
const least = 20;

/**
 * The heights of the gaps between `times`, to scale: a gap that is twice as long is twice as high, unless it is too
 * short to be seen.
 */
export function gapHeights(times: readonly number[]): number[] {
  const gaps = times.slice(1).map((at, index) => Math.max(0, at - (times[index] ?? at)));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return gaps.map((gap) => Math.round(Math.max(least, total === 0 ? 0 : (whole * gap) / total)));
}
