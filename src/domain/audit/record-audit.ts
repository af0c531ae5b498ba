import type { Tx } from '../ctx.ts';
import { noNetwork } from '../streams/take-numbers.ts';

/** What happened to what. The user defaults to the caller; the client's address is taken from the call. */
export interface AuditEntry {
  /** What was done, in the past tense: `member_added`. */
  readonly action: string;
  readonly targetType?: string | null;
  readonly targetId?: string | null;
  /** Free text for people; never a secret. */
  readonly detail?: string | null;
  readonly networkId?: string | null;
  /** Given where the call has no caller yet (register, login); null when no such user exists. */
  readonly userId?: string | null;
  readonly username?: string | null;
}

/** Writes one audit row in the transaction of the change it accounts for, at its end. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  tx.append('audit_log', auditRowOf(tx, entry));
}

/** An audit row that has no number yet. */
export function auditRowOf(tx: Tx, entry: AuditEntry) {
  return {
    network_id: entry.networkId ?? noNetwork,
    id: tx.platform.ids.audit(),
    user_id: entry.userId === undefined ? tx.caller.userId : entry.userId,
    username: entry.username === undefined ? tx.caller.username : entry.username,
    action: entry.action,
    target_type: entry.targetType ?? null,
    target_id: entry.targetId ?? null,
    detail: entry.detail ?? null,
    ip: tx.ip,
    created_at: tx.platform.clock.now(),
  };
}
