import { attentionKinds, attentionSeverities } from '../../../generated/enums.ts';
import type { AttentionKind, AttentionSeverity } from '../../../generated/enums.ts';

/** How soon somebody should look at each kind (rule attention-kinds). */
export const severityOf: Readonly<Record<AttentionKind, AttentionSeverity>> = {
  task_failed: 'now',
  task_expired: 'soon',
  task_unclaimed: 'soon',
  task_stalled: 'soon',
  agent_waiting_input: 'now',
  agent_blocked: 'now',
  agent_error: 'now',
  agent_degraded: 'soon',
  agent_offline_with_work: 'now',
  delivery_poisoned: 'soon',
  lifecycle_failed: 'soon',
  card_overdue: 'note',
  message_unread: 'note',
};

/** The place of a kind's severity; the most severe is 0. */
export const rankOf = (kind: AttentionKind): number => attentionSeverities.indexOf(severityOf[kind]);

/** Items by severity. */
export type AttentionCounts = Readonly<Record<AttentionSeverity, number>>;

/** Adds up the items of each kind. */
export function sumBySeverity(ofKind: (kind: AttentionKind) => number): AttentionCounts {
  const counts: Record<AttentionSeverity, number> = { now: 0, soon: 0, note: 0 };
  for (const kind of attentionKinds) counts[severityOf[kind]] += ofKind(kind);
  return counts;
}
