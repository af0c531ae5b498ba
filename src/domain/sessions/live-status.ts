import type { SessionStatus } from '../../../generated/enums.ts';

/** A session without a report for this long is offline (rule sessions-offline-after). */
export const offlineAfterMs = 10 * 60_000;

/** `offline` when the session never reported, reported so, or fell silent for over 10 minutes; else what it reported. */
export function liveStatus(
  session: { readonly status: SessionStatus; readonly lastSeenAt: number } | null,
  now: number,
): SessionStatus {
  if (session === null || now - session.lastSeenAt > offlineAfterMs) return 'offline';
  return session.status;
}

/**
 * The last moment at which none of these sessions has fallen silent since `now`, epoch milliseconds; Infinity when none
 * can.
 */
export function unchangedUntil(
  sessions: readonly { readonly status: SessionStatus; readonly last_seen_at: number }[],
  now: number,
): number {
  let until = Infinity;
  for (const { status, last_seen_at: lastSeenAt } of sessions) {
    const silentAfter = lastSeenAt + offlineAfterMs;
    if (status !== 'offline' && now <= silentAfter && silentAfter < until) until = silentAfter;
  }
  return until;
}
