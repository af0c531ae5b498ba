import { dayMs } from '../../platform/time.ts';

/** A request without a step for this long has ended (rule daemons-silence). */
export const silenceMs = 60_000;

/** An ended file request keeps its content this long after its first read. */
export const keepAfterReadMs = 60_000;

/** No content is kept longer than this, read or not. */
export const keepContentMs = dayMs;

/** Log lines that nobody fetched are kept this long after they came. */
export const keepUnreadLogsMs = 5 * 60_000;

/** The most children of a daemon that does not report a limit. */
export const defaultMaxChildren = 20;

/** Rules, skills and files (rule daemons-content-limits). */
export const maxFileBytes = 256 * 1_024;

/** Lists and log lines (rule daemons-content-limits). */
export const maxListBytes = 1_024 * 1_024;

/** Entries of a list (rule daemons-content-limits). */
export const maxEntries = 1_000;

/** Characters that are stored of a daemon's error text. */
export const maxErrorLength = 1_000;

/** Overdue requests that one sweep ends in one transaction. */
export const sweepSize = 200;
