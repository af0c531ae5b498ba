import type { ServerLogLine } from '@agent-collaboration-hub/client';
import { logLevels, type LogSearch } from '../admin-search.ts';

/** What a line says. */
export interface ReadLine {
  readonly message: string;
  /** The other fields, as `name=value`. */
  readonly rest: string;
}

const known = ['level', 'time', 'msg'];

/** Reads a line of the log; one that was cut, or is no JSON, is its own message. */
export function readLine(line: string): ReadLine {
  try {
    const fields = JSON.parse(line) as Record<string, unknown>;
    const rest = Object.entries(fields)
      .filter(([name]) => !known.includes(name))
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
    return { message: typeof fields['msg'] === 'string' ? fields['msg'] : '', rest: rest.join(' ') };
  } catch {
    return { message: line, rest: '' };
  }
}

/** The whole line in a form that people read. */
export function unfoldLine(line: string): string {
  try {
    return JSON.stringify(JSON.parse(line), undefined, 2).replaceAll('\\n', '\n');
  } catch {
    return line;
  }
}

/** Whether a line is asked for. */
export function isLineAsked({ level, line }: ServerLogLine, { level: least, q = '' }: LogSearch): boolean {
  const important = [...logLevels, 'fatal'] as readonly string[];
  if (least !== undefined && important.indexOf(level) < important.indexOf(least)) return false;
  return line.toLowerCase().includes(q.toLowerCase());
}

/** A line of the tail, with a name of its own. */
export interface TailLine extends ServerLogLine {
  readonly key: string;
}

/**
 * Puts new lines before the known ones, both newest first. The new ones may begin with the last known ones again:
 * those are counted off. At most `most` stay.
 */
export function joinTail(
  known: readonly TailLine[],
  fresh: readonly ServerLogLine[],
  most: number,
): readonly TailLine[] {
  const newest = known[0]?.ts;
  const seen = new Set(known.filter(({ ts }) => ts === newest).map(({ line }) => line));
  const added = fresh.filter(({ ts, line }) => newest === undefined || ts > newest || !seen.has(line));
  if (added.length === 0) return known;
  const first = Number(known[0]?.key ?? 0) + added.length;
  const lines = added.map((line, index) => ({ ...line, key: String(first - index) }));
  return [...lines, ...known].slice(0, most);
}
