import { prepareLookup } from '../../../platform/db/prepared-sets.ts';
import type { Tx } from '../../ctx.ts';
import type { Target } from '../../nodes/find-target.ts';
import { sessionState } from '../../nodes/find-target.ts';
import { isReplied } from '../lifecycle.ts';
import { queueWindowMs } from '../limits.ts';
import { isLive } from '../../live-tasks.ts';

/** What the sender of a task may expect; advice only, never a refusal (rule tasks-queue-advice). */
export interface QueueAdvice {
  /** Open tasks of the target before this one. */
  readonly queueAhead: number;
  readonly targetBusy: boolean;
  /** 0 without tasks ahead, null when too few tasks were finished to tell, at most 1,440. */
  readonly estWaitMinutes: number | null;
  /** Present only when the wait is long. */
  readonly warning?: string;
}

/** Fewer rows than these are read each time: that costs little, and the answer is exact. */
const longRead = 32;
/** What took that many rows is told for longer: the queue of an agent that is flooded is far from being done in a while. */
const deepRead = { rows: 1_000, freshMs: 10_000 };
const sampleSize = 200;
const leastSample = 3;
const maxWaitMinutes = 1_440;
const warnAhead = 3;
const warnMinutes = 30;
const busyStatuses: readonly string[] = ['working', 'blocked', 'waiting_input'];

/**
 * The queue of a target before a new task is put in (rule tasks-queue-advice). One index walk over its open tasks; a
 * second one over its last 200 replied ones only when somebody is ahead. What took long to read is remembered for three
 * seconds, and for ten where the queue is 1,000 tasks and more: a queue of 32 tasks and more, and its wait, are told as
 * they were then, with the sends that were advised on since.
 */
export async function findQueueAdvice(tx: Tx, networkId: string, target: Target): Promise<QueueAdvice> {
  const now = tx.platform.clock.now();
  const asked = { networkId, alias: target.alias, key: `${networkId} ${target.alias}` };
  const queueAhead = await countOpen(tx, asked);
  const targetBusy = busyStatuses.includes(sessionState(target, now));
  const estWaitMinutes = queueAhead === 0 ? 0 : await estimateWait(tx, asked, queueAhead);
  const warning = warn(target.alias, queueAhead, estWaitMinutes);
  return { queueAhead, targetBusy, estWaitMinutes, ...(warning === undefined ? {} : { warning }) };
}

/** Whose queue it is, and the key under which it is remembered. */
interface Asked {
  readonly networkId: string;
  readonly alias: string;
  readonly key: string;
}

async function countOpen({ platform, db }: Tx, { networkId, alias, key }: Asked): Promise<number> {
  const { memory, clock } = platform;
  const known = memory.queues.open.get(key, clock.elapsed());
  if (known !== undefined) return known.count++;
  const [row] = await selectOpen(db, { networkId, alias, since: clock.now() - queueWindowMs });
  const count = row?.open ?? 0;
  if (count >= longRead) memory.queues.open.keep(key, { count: count + 1 }, clock.elapsed(), freshMsOf(count));
  return count;
}

interface Window {
  readonly networkId: string;
  readonly alias: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

const windowColumns = { networkId: 'text', alias: 'text', since: 'bigint' } as const;

const selectOpen = prepareLookup<Window>(windowColumns)((db, slot) =>
  db
    .selectFrom('tasks')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('network_id', '=', slot('networkId'))
    .where('to_name', '=', slot('alias'))
    .where(isLive)
    .where('delivered_at', '>', slot('since')),
);

const selectDone = prepareLookup<Window>(windowColumns)((db, slot) =>
  db
    .selectFrom('tasks')
    .select(['started_at', 'delivered_at', 'completed_at'])
    .where('network_id', '=', slot('networkId'))
    .where('to_name', '=', slot('alias'))
    .where(isReplied)
    .where('completed_at', '>', slot('since'))
    .orderBy('completed_at', 'desc')
    .limit(sampleSize),
);

async function estimateWait(tx: Tx, asked: Asked, ahead: number): Promise<number | null> {
  const medianMs = await medianDuration(tx, asked, ahead);
  return medianMs === undefined ? null : Math.min(maxWaitMinutes, Math.round((medianMs * ahead) / 60_000));
}

/** Undefined when too few tasks were finished to tell. */
async function medianDuration(
  { platform, db }: Tx,
  { networkId, alias, key }: Asked,
  ahead: number,
): Promise<number | undefined> {
  const { memory, clock } = platform;
  const known = memory.queues.durations.get(key, clock.elapsed());
  if (known !== undefined) return known.medianMs;
  const done = await selectDone(db, { networkId, alias, since: clock.now() - queueWindowMs });
  const durations = done.flatMap(({ started_at, delivered_at, completed_at }) => {
    const begin = started_at ?? delivered_at;
    return begin === null || completed_at === null ? [] : [Math.max(0, completed_at - begin)];
  });
  const medianMs = durations.length < leastSample ? undefined : medianOf(durations);
  if (durations.length >= longRead || ahead >= longRead)
    memory.queues.durations.keep(key, { medianMs }, clock.elapsed(), freshMsOf(ahead));
  return medianMs;
}

/** How long the numbers of a queue are told; undefined for as long as others. */
const freshMsOf = (open: number): number | undefined => (open >= deepRead.rows ? deepRead.freshMs : undefined);

function medianOf(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function warn(alias: string, ahead: number, minutes: number | null): string | undefined {
  if (ahead < warnAhead && (minutes === null || minutes <= warnMinutes)) return undefined;
  const wait = minutes === null ? '' : `, about ${minutes} min`;
  return `${alias} has ${ahead} open ${ahead === 1 ? 'task' : 'tasks'} before this one${wait}; consider another agent.`;
}
