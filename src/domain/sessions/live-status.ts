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
