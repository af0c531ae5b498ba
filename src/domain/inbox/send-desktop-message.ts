import type { Severity } from '../../../generated/enums.ts';
import { toWireTime } from '../../platform/clock.ts';
import { labelInScope } from '../access/agent-access.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { personAddress } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveSender } from './resolve-sender.ts';

export interface NewDesktopMessage {
  /** The person; with `toUsername` it must name the same one. */
  readonly toUserId?: string | undefined;
  readonly toUsername?: string | undefined;
  /** At most 200 characters. */
  readonly title?: string | undefined;
  /** 1 to 10,000 characters. */
  readonly message: string;
  readonly severity: Severity;
  readonly kind: string;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
}

export interface SentDesktopMessage {
  readonly messageId: string;
  readonly userId: string;
}

/**
 * Puts a direct message into a person's own inbox and rings `desktop_message` on their streams (rule streams-channels).
 *
 * @throws recipient_required, recipient_mismatch, recipient_not_found (no such member); nothing is stored then
 * @throws from_session_identity_mismatch, node_permission_denied, network_id_required, access_denied, permission_denied
 */
export async function sendDesktopMessage(ctx: Ctx, input: NewDesktopMessage): Promise<SentDesktopMessage> {
  requireNodeMode(ctx, 'send_desktop_message');
  const scope = await resolveScope(ctx, input.networkId, 'write', 'narrow');
  const { networkId } = scope;
  return ctx.transaction(async (tx) => {
    const recipient = await findPerson(tx, networkId, input);
    const label = labelInScope(tx, scope, input.fromSession);
    const fallback = tx.caller.alias ?? tx.caller.username ?? 'hub';
    const { fromSession, senderKind, senderId } = await resolveSender(tx, networkId, label, fallback);
    const { kind, message, severity } = input;
    const title = input.title ?? null;
    const messageId = tx.platform.ids.message();
    const now = tx.platform.clock.now();
    const sent = { message_id: messageId, kind, title, severity };
    tx.append('user_inbox', {
      ...sent,
      network_id: networkId,
      user_id: recipient.userId,
      from_session: fromSession,
      sender_kind: senderKind,
      sender_id: senderId,
      content: message,
      created_at: now,
    });
    const payload = { ...sent, from: fromSession, message, created_at: toWireTime(now) };
    tx.emit({ networkId, type: 'desktop_message', channel: personAddress(recipient.userId), payload, summary: null });
    return { messageId, userId: recipient.userId };
  });
}

async function findPerson(
  tx: Tx,
  networkId: string,
  { toUserId, toUsername }: NewDesktopMessage,
): Promise<{ userId: string; username: string }> {
  if (toUserId === undefined && toUsername === undefined) throw new DomainError('recipient_required');
  const people = await tx.db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.user_id')
    .select(['users.user_id', 'users.username'])
    .where('memberships.network_id', '=', networkId)
    .where((eb) =>
      eb.or([
        ...(toUserId === undefined ? [] : [eb('users.user_id', '=', toUserId)]),
        ...(toUsername === undefined ? [] : [eb('users.username', '=', toUsername)]),
      ]),
    )
    .execute();
  const [person] = people;
  if (!person) throw new DomainError('recipient_not_found');
  const { user_id: userId, username } = person;
  const named = (toUserId ?? userId) === userId && (toUsername ?? username) === username;
  if (people.length > 1 || !named) throw new DomainError('recipient_mismatch');
  return { userId, username };
}
