import type { EngineName } from './engines.ts';

/** What a figure is held against: at least or at most so much. */
export interface Bar {
  readonly least?: number;
  readonly most?: number;
}

/** A figure of a noisy machine may miss its bar by this part before `--check` fails. */
export const tolerance = 0.1;

const shares = (design: number, mission: number): readonly [Bar, Bar] => [{ least: design }, { least: mission }];

/** Shares of the limit program of today's design and of the mission's, by scenario. */
export const shareBars: Readonly<Record<EngineName, Readonly<Record<string, readonly [Bar, Bar]>>>> = {
  sqlite: {
    'dispatch by REST': shares(0.85, 0.6),
    'dispatch by tool': shares(0.85, 0.6),
    lifecycle: shares(0.8, 0.5),
    heartbeat: shares(0.8, 0.5),
    get_task: shares(0.8, 0.6),
    'inbox page': shares(0.8, 0.6),
    list_tasks: shares(0.8, 0.6),
    status: shares(0.8, 0.6),
    get_all_status: shares(0.8, 0.6),
  },
  postgres: {
    'dispatch by REST': shares(0.6, 0.4),
    'dispatch by tool': shares(0.6, 0.4),
    lifecycle: shares(0.55, 0.35),
    heartbeat: shares(0.55, 0.4),
    get_task: shares(0.7, 0.55),
    'inbox page': shares(0.7, 0.55),
    list_tasks: shares(0.7, 0.55),
    status: shares(0.7, 0.55),
    get_all_status: shares(0.7, 0.55),
  },
};

/** All other figures; times and memory as multiples of the mission's limit program, growth of the hub with 1,000 tasks. */
export const bars: Readonly<Record<EngineName, Readonly<Record<string, Bar>>>> = {
  sqlite: {
    'p99 of dispatch by REST': { most: 3 },
    'p99 of dispatch by tool': { most: 3 },
    '500 streams, p50': { most: 1.3 },
    '500 streams, p99': { most: 1.5 },
    '500 streams, lost': { most: 0 },
    '5,000 streams, opening': { most: 1.5 },
    '5,000 streams, broadcast to the last': { most: 1.5 },
    '5,000 streams, memory': { most: 1.5 },
    '5,000 streams, lost': { most: 0 },
    growth: { most: 1.2 },
  },
  postgres: {
    'p99 of dispatch by REST': { most: 3 },
    'p99 of dispatch by tool': { most: 3 },
    '500 streams, p50': { most: 1.5 },
    '500 streams, p99': { most: 2 },
    '500 streams, lost': { most: 0 },
    '5,000 streams, opening': { most: 2 },
    '5,000 streams, broadcast to the last': { most: 2 },
    '5,000 streams, memory': { most: 2 },
    '5,000 streams, lost': { most: 0 },
    growth: { most: 1.3 },
    'two hubs': { least: 1.5 },
    'two hubs, each a quarter of a core': { least: 1.5 },
  },
};

/** Whether a figure misses its bar by more than the tolerance. */
export function misses(figure: number, { least, most }: Bar): boolean {
  if (least !== undefined && figure < least * (1 - tolerance)) return true;
  return most !== undefined && figure > most * (1 + tolerance);
}

/** A bar as the tables show it. */
export const tellBar = (bar: Bar | undefined): string =>
  bar === undefined ? '' : bar.least === undefined ? `≤ ${bar.most}` : `≥ ${bar.least}`;
