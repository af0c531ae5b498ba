import type { MemberChange, MemberRole } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';

/** Tells the observers of a network that somebody came, went or got other rights (rule streams-observers). */
export function announceMember(
  tx: Tx,
  member: { readonly networkId: string; readonly userId: string; readonly role: MemberRole | null },
  change: MemberChange,
): void {
  const { networkId, userId, role } = member;
  const summary = { user_id: userId, change, role };
  tx.emit({ networkId, type: 'member_changed', channel: null, payload: null, summary });
}
