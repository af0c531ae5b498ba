import { toWireTime } from '../../platform/clock.ts';
import { personAddress } from '../address.ts';
import type { Tx } from '../ctx.ts';

/** The hub's own label and identity as a sender. */
const hub = 'hub';
const kind = 'network_added';
const title = 'Added to a network';

/** Who was added where, and what to be there. */
export interface Addition {
  readonly networkId: string;
  readonly networkName: string;
  readonly userId: string;
  readonly role: string;
}

/** Tells somebody whom another person made a member, and how to leave: a direct message of kind `network_added`. */
export function sendAddedNotice(tx: Tx, { networkId, networkName, userId, role }: Addition): void {
  const now = tx.platform.clock.now();
  const by = tx.caller.username ?? hub;
  const sent = { message_id: tx.platform.ids.message(), kind, title, severity: 'info' };
  const message =
    `${by} added you to the network "${networkName}" as ${role}. Calls that can act in several networks need network_id now. ` +
    `You leave it by DELETE /api/networks/${networkId}/members/${userId}.`;
  tx.append('user_inbox', {
    ...sent,
    network_id: networkId,
    user_id: userId,
    from_session: hub,
    sender_kind: 'system',
    sender_id: hub,
    content: message,
    meta_json: JSON.stringify({ network_id: networkId, role, added_by: tx.caller.userId }),
    created_at: now,
  });
  const payload = { ...sent, from: hub, message, created_at: toWireTime(now) };
  tx.emit({ networkId, type: 'desktop_message', channel: personAddress(userId), payload, summary: null });
}
