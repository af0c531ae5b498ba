import { priorities } from '../shared/task-moves.ts';

/** States of a task, in the order of its life. */
export const taskStatuses = [
  ...(['created', 'delivered', 'acked', 'running'] as const),
  ...(['replied', 'failed', 'cancelled', 'expired'] as const),
] as const;
export type KnownStatus = (typeof taskStatuses)[number];

const hourMs = 3_600_000;
/** Times back from now that a list can be narrowed to. */
export const spans = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs } as const;
export type Span = keyof typeof spans;

/** What the address of the list may say. */
export interface TasksSearch {
  /** Statuses with commas between them. */
  readonly status?: string;
  /** Alias that the tasks are for. */
  readonly to?: string;
  /** Label of who sent them. */
  readonly from?: string;
  readonly priority?: (typeof priorities)[number];
  readonly q?: string;
  /** How far back. */
  readonly span?: Span;
  /** First day, `2026-03-01`, in the zone of the person. */
  readonly since?: string;
  /** Last day. */
  readonly until?: string;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads the address; what it does not know counts as not said. */
export function readTasksSearch(raw: Raw): TasksSearch {
  const status = statusesOf({ status: textOf(raw['status']) ?? '' }).join(',');
  const priority = priorities.find((one) => one === raw['priority']);
  const span = (Object.keys(spans) as Span[]).find((one) => one === raw['span']);
  const named = { to: raw['to'], from: raw['from'], q: raw['q'] };
  const texts = Object.entries(named).flatMap(([name, value]) => pair(name, textOf(value)?.trim()));
  const days = span === undefined ? ['since', 'until'].flatMap((name) => pair(name, dayOf(raw[name]))) : [];
  return {
    ...Object.fromEntries([...texts, ...days]),
    ...(status !== '' && { status }),
    ...(priority && { priority }),
    ...(span && { span }),
  };
}

/** The statuses that the address names, in the order of a task's life. */
export function statusesOf({ status = '' }: Pick<TasksSearch, 'status'>): KnownStatus[] {
  const named = status.split(',');
  return taskStatuses.filter((one) => named.includes(one));
}

/** The address with a status added, or without it when it was there. */
export function toggleStatus(search: TasksSearch, status: KnownStatus): TasksSearch {
  const named = statusesOf(search);
  const next = named.includes(status) ? named.filter((one) => one !== status) : [...named, status];
  return readTasksSearch({ ...search, status: next.join(',') });
}

/** The question to the hub that the address stands for, asked at `now` in milliseconds. */
export function filtersOf(search: TasksSearch, now: number) {
  const statuses = statusesOf(search);
  const { to, from, priority, q, span, since, until } = search;
  const times = { since: startOf(since), until: startOf(until, 1) };
  if (span !== undefined) times.since = new Date(now - spans[span]).toISOString();
  return {
    ...(statuses.length > 0 && { status: statuses }),
    ...(to !== undefined && { to_name: to }),
    ...(from !== undefined && { from_name: from }),
    ...(priority !== undefined && { priority }),
    ...(q !== undefined && { q }),
    ...(times.since !== undefined && { since: times.since }),
    ...(times.until !== undefined && { until: times.until }),
  };
}

/** The beginning of a day where the person is, or of the day `later` days behind it. */
function startOf(day: string | undefined, later = 0): string | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The router reads `q=7` as a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function dayOf(value: unknown): string | undefined {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : undefined;
}

function pair(name: string, value: string | undefined): readonly (readonly [string, string])[] {
  return value === undefined || value === '' ? [] : [[name, value.slice(0, 200)]];
}
