import { dayMs } from './time.ts';

/** The one source of "now" (rule platform-one-clock); tests put their own in its place. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z: for what is stored and shown. */
  now(): number;
  /**
   * Milliseconds since a moment of this process: for the age of what it remembers and for durations. It only goes
   * forward, even when the machine's time is set, and means nothing to another process.
   */
  elapsed(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/**
 * Wire form of a stored time (rule platform-one-clock): `YYYY-MM-DD HH:MM:SS` in UTC, without a zone marker.
 *
 * @param ms epoch milliseconds; null stays null
 */
export function toWireTime(ms: number): string;
export function toWireTime(ms: number | null): string | null;
export function toWireTime(ms: number | null): string | null {
  if (ms === null) return null;
  const day = Math.floor(ms / dayMs);
  const second = Math.floor((ms - day * dayMs) / 1000);
  return `${textOfDay(day)} ${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;
}

/** Days that are remembered at most. */
const maxDays = 400;
const days = new Map<number, string>();

/** Rows of one answer are of few days, whose texts are made once. */
function textOfDay(day: number): string {
  let text = days.get(day);
  if (text === undefined) {
    text = toIsoTime(day * dayMs).slice(0, 10);
    if (days.size >= maxDays) days.clear();
    days.set(day, text);
  }
  return text;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/**
 * ISO 8601 with `Z` and milliseconds, as requirement cards and log lines use it.
 *
 * @param ms epoch milliseconds; null stays null
 */
export function toIsoTime(ms: number): string;
export function toIsoTime(ms: number | null): string | null;
export function toIsoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

const isoShape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a `since` parameter: ISO 8601, or the wire form. A text without a zone means UTC, never the zone of the
 * machine.
 *
 * @returns epoch milliseconds, or undefined when the text is no such time
 */
export function parseSince(text: string): number | undefined {
  const match = isoShape.exec(text.trim());
  if (match === null) return undefined;
  const [, day, time = '00:00:00', zone = 'Z'] = match;
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const ms = Date.parse(`${day}T${time}${offset}`);
  if (Number.isNaN(ms)) return undefined;
  // Date.parse turns 30 February into 1 or 2 March; a day that does not exist is a mistake of the caller.
  const dayStart = Date.parse(`${day}T00:00:00Z`);
  return new Date(dayStart).toISOString().startsWith(`${day}`) ? ms : undefined;
}
