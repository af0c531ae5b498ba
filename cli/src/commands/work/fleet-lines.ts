import type { SessionSummary } from '../../../../clients/typescript/src/index.ts';
import { ageOf } from '../../parts/age.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Output } from '../../parts/output.ts';
import { cellsOf, cutTo, lineOf, widthsOf, type Column } from '../../parts/table.ts';
import { wordsOf } from './event-words.ts';
import { isAtRest, type Fleet } from './fleet.ts';
import { paintStatus } from './task-lines.ts';

/** Where a fleet is drawn. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  /** Stands first. */
  readonly title: string;
  readonly paint: Output['paint'];
}

/** Who needs somebody stands first, then who works, then the others. */
const order = ['error', 'blocked', 'waiting_input', 'working', 'idle', 'offline'];
const eventsAtMost = 8;

const columnsFor = (tasks: Fleet['tasks']): readonly Column<SessionSummary>[] => [
  { title: 'agent', of: ({ alias }) => alias },
  { title: 'status', of: ({ status }) => status },
  { title: 'progress', of: ({ progress, status }) => (isAtRest(status) ? null : barOf(progress)) },
  { title: 'queue', of: ({ queue_depth }) => queue_depth },
  { title: 'seen', of: ({ last_seen_at }) => ageOf(last_seen_at) },
  { title: 'task', of: ({ task, status }) => (isAtRest(status) ? null : (tasks.get(task ?? '') ?? task)) },
];

/** The lines of a live table: a title, as many agents as there is room for, and the newest events below. */
export function fleetLines({ agents, isCut, tasks, attention, events }: Fleet, frame: Frame): string[] {
  const { columns: width, rows, title, paint } = frame;
  const sessions = [...agents.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.alias < b.alias ? -1 : 1));
  const eventRows = Math.min(eventsAtMost, Math.max(0, Math.floor(rows / 3) - 2), events.length);
  const room = Math.max(1, rows - 5 - (eventRows === 0 ? 0 : eventRows + 2));
  const shown = sessions.length > room ? sessions.slice(0, room - 1) : sessions;
  return [
    paint.bold(cutTo(cleanLine(title), width)),
    headOf(sessions, isCut, attention, paint),
    '',
    ...tableOf(shown, columnsFor(tasks), width, paint),
    ...(shown.length < sessions.length ? [paint.dim(`… and ${sessions.length - shown.length} more`)] : []),
    ...(eventRows === 0 ? [] : ['', paint.dim('LATEST')]),
    ...events.slice(events.length - eventRows).map(({ at, event }) => {
      const type = cutTo(cleanLine(event.type), 19).padEnd(19);
      return `${paint.dim(at.toTimeString().slice(0, 8))}  ${paint.cyan(type)}  ${cutTo(wordsOf(event), width - 31)}`;
    }),
  ];
}

function headOf(
  sessions: readonly SessionSummary[],
  isCut: boolean,
  { now, soon }: Fleet['attention'],
  paint: Output['paint'],
): string {
  const counts = order.flatMap((status) => {
    const number = sessions.filter((session) => session.status === status).length;
    return number === 0 ? [] : [paintStatus(status, paint, `${number} ${status}`)];
  });
  const more = isCut ? [`these are the first ${sessions.length}`] : [];
  const waits = now + soon === 0 ? [] : [paint.red(`${now + soon} for you: ahub attention`)];
  return [...(counts.length === 0 ? ['no agents yet'] : counts), ...more, ...waits].join(paint.dim(' · '));
}

function tableOf(
  sessions: readonly SessionSummary[],
  columns: readonly Column<SessionSummary>[],
  width: number,
  paint: Output['paint'],
): string[] {
  if (sessions.length === 0) return [];
  const titles = columns.map(({ title }) => title.toUpperCase());
  const cells = sessions.map((session) => cellsOf(session, columns));
  const widths = widthsOf([titles, ...cells], width);
  const paintCell = (cell: string, index: number, { status }: SessionSummary): string =>
    index === 1 ? paintStatus(status, paint, cell) : cell;
  return [
    paint.dim(lineOf(titles, widths)),
    ...sessions.map((session, row) =>
      lineOf(cells[row] ?? [], widths, (cell, index) => paintCell(cell, index, session)),
    ),
  ];
}

function placeOf({ status }: SessionSummary): number {
  const place = order.indexOf(status);
  return place < 0 ? order.length : place;
}

/** Ten places for a hundred per cent. */
function barOf(progress: number | null): string | null {
  if (progress === null) return null;
  const full = Math.max(0, Math.min(10, Math.round(progress / 10)));
  return `${'█'.repeat(full)}${'░'.repeat(10 - full)} ${progress}%`;
}
