import type { Settings } from '../../platform/settings.ts';
import { dayMs } from '../../platform/time.ts';

/** `last_used_at` is written at most this often for a token, in milliseconds (rule tokens-idle-expiry). */
export const useWriteMs = 60_000;

/** How long a user token may idle, in milliseconds; null when `HUB_SESSION_IDLE_DAYS` is 0 (never). */
export function idleLimitMs(settings: Settings): number | null {
  return settings.sessionIdleDays > 0 ? settings.sessionIdleDays * dayMs : null;
}
