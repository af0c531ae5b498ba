import type { SessionStatus } from '../../../generated/enums.ts';
import { labelInScope, requireReachedAgent } from '../access/agent-access.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { createDelivery } from './create-delivery.ts';
import { requireRecipient } from './require-recipient.ts';
import { resolveSender } from './resolve-sender.ts';

export interface NewMessage {
  readonly alias: string;
  /** 1 to 10,000 characters. */
  readonly message: string;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
}

export interface SentMessage {
  readonly messageId: string;
  /** `offline` for people, who have no session. */
  readonly sessionStatus: SessionStatus;
}

/**
 * Puts a message into the inbox of an agent, or of a member by user name, and rings `new_message`. No work is tracked
 * by it. Five statements: the target, the delivery's two, the event's two.
 *
 * @throws alias_not_found the network has no agent or member of this name; nothing is stored
 * @throws agent_not_granted a restricted member named anybody but a granted agent
 * @throws from_session_identity_mismatch, node_permission_denied, network_id_required, access_denied, permission_denied
 */
export async function sendMessage(ctx: Ctx, input: NewMessage): Promise<SentMessage> {
  requireNodeMode(ctx, 'send_message');
  const scope = await resolveScope(ctx, input.networkId, 'write', 'narrow');
  const { networkId } = scope;
  return ctx.transaction(async (tx) => {
    await requireReachedAgent(tx.db, scope, input.alias);
    const {
      address: to,
      name: toName,
      sessionStatus,
      renamedFrom,
    } = await requireRecipient(tx, networkId, input.alias);
    const sender = await resolveSender(tx, networkId, labelInScope(tx, scope, input.fromSession), 'hub');
    const { id, unread } = await createDelivery(tx, {
      taskId: null,
      networkId,
      to,
      toName,
      type: 'message',
      priority: 'normal',
      content: input.message,
      fromSession: sender.fromSession,
      senderKind: sender.senderKind,
      senderId: sender.senderId,
    });
    tx.emit({
      networkId,
      type: 'new_message',
      channel: to,
      payload: {
        inbox_count: unread,
        from: sender.fromSession,
        message_id: id,
        message: input.message,
        ...(renamedFrom === undefined ? {} : { renamed_from: renamedFrom }),
      },
      summary: null,
    });
    return { messageId: id, sessionStatus };
  });
}
