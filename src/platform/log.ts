import { pino } from 'pino';
import { maskSecrets } from './mask-secrets.ts';

/** What is logged beside the message; `err` holds an Error. */
export type LogFields = Record<string, unknown>;

/** Log lines for operators: one JSON object per line, token shapes masked. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

/** One kept line. */
export interface LogLine {
  /** Counts up while the process runs. */
  readonly number: number;
  /** ISO 8601, UTC */
  readonly ts: string;
  readonly level: string;
  /** The whole JSON line, masked, at most 4000 characters */
  readonly line: string;
}

/** A log that remembers its last lines. */
export interface HubLog extends Log {
  /** Lines that the ring holds at most. */
  readonly capacity: number;
  /**
   * The newest lines first.
   *
   * @param limit at most this many
   * @param sinceMs only lines at or after this time, epoch milliseconds
   * @param before only lines with a smaller number
   */
  recent(limit: number, sinceMs?: number, before?: number): LogLine[];
}

const lineLimit = 4_000;
const head = /^\{"level":"([a-z]+)","time":"([^"]+)"/;

/** Log to `write` (standard output) and to a ring of `logRing` lines. */
export function createLog(
  settings: { readonly logLevel: string; readonly logRing: number },
  write: (line: string) => void = (line) => void process.stdout.write(line),
): HubLog {
  const ring = createRing(settings.logRing);
  const logger = pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: pino.stdSerializers.errWithCause },
    },
    {
      write(line: string): void {
        const masked = maskSecrets(line);
        const [, level = 'info', ts = ''] = head.exec(masked) ?? [];
        ring.add({ ts, level, line: masked.trimEnd().slice(0, lineLimit) });
        write(masked);
      },
    },
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    capacity: settings.logRing,
    recent: ring.recent,
  };
}

function createRing(capacity: number): { add(line: Omit<LogLine, 'number'>): void; recent: HubLog['recent'] } {
  const lines: LogLine[] = [];
  let next = 0;
  let number = 0;
  return {
    add(line) {
      number += 1;
      lines[next] = { number, ...line };
      next = (next + 1) % capacity;
    },
    recent(limit, sinceMs, before = Infinity) {
      const since = sinceMs === undefined ? '' : new Date(sinceMs).toISOString();
      const oldestFirst = [...lines.slice(next), ...lines.slice(0, next)];
      return oldestFirst
        .filter((line) => line.ts >= since && line.number < before)
        .reverse()
        .slice(0, limit);
    },
  };
}
