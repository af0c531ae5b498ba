import { dayMs, minuteMs } from '../../platform/time.ts';
import type { Settings } from '../../platform/settings.ts';
import { healthFreshMs } from '../sessions/degraded-layers.ts';
import { offlineAfterMs } from '../sessions/live-status.ts';

/** Items of one page without `limit`. */
export const defaultPage = 100;

/** Items of one kind that are counted at most. */
export const mostCounted = 1_000;

/** Rows that one look walks past at most where only some of them are items (rule attention-bounded). */
export const candidates = 1_000;

/** How far ahead an item can be hidden. */
export const maxSnoozeMs = 30 * dayMs;

/** An agent that is offline for longer is no news: what is sent to it is unclaimed (rule attention-kinds). */
const offlineNewsMs = dayMs;

/** The moments that the conditions compare with. Numbers are epoch milliseconds. */
export interface Moments {
  readonly now: number;
  /** What ended before is history. */
  readonly endedSince: number;
  readonly offlineSince: number;
  readonly silentBefore: number;
  readonly healthSince: number;
  readonly unclaimedBefore: number;
  readonly stalledBefore: number;
  readonly runningBefore: number;
  readonly unreadBefore: number;
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** As instants of cards are stored: `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly instant: string;
}

/** The moments of a look at `now`. */
export function momentsAt(now: number, settings: Settings): Moments {
  const instant = textOfInstant(now);
  return {
    now,
    endedSince: now - settings.attentionDays * dayMs,
    offlineSince: now - offlineNewsMs,
    silentBefore: now - offlineAfterMs,
    healthSince: now - healthFreshMs,
    unclaimedBefore: now - settings.attentionUnclaimedMinutes * minuteMs,
    stalledBefore: now - settings.attentionStalledMinutes * minuteMs,
    runningBefore: now - settings.attentionRunningMinutes * minuteMs,
    unreadBefore: now - settings.attentionUnreadMinutes * minuteMs,
    today: instant.slice(0, 10),
    instant,
  };
}

/** An instant as cards store it, to the second. */
export const textOfInstant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
