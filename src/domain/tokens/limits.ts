import type { Settings } from '../../platform/settings.ts';
import { dayMs, minuteMs } from '../../platform/time.ts';

/** `last_used_at` is written at most this often for a token, in milliseconds (rule tokens-idle-expiry). */
export const useWriteMs = 60_000;

/** How long a user token may idle, in milliseconds; null when `HUB_SESSION_IDLE_DAYS` is 0 (never). */
export function idleLimitMs(settings: Settings): number | null {
  return settings.sessionIdleDays > 0 ? settings.sessionIdleDays * dayMs : null;
}

/** How long the token of a page holds, in milliseconds (rule tokens-of-pages). */
export const pageTokenMs = 15 * minuteMs;

/** How many tokens of pages a browser session has at a time. */
export const maxPageTokens = 50;

/** How long an ended token of a page is kept, so that it is refused as expired and not as unknown. */
export const keepPageTokensMs = dayMs;
