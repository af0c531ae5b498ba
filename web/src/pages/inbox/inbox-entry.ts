import type { InboxMessage, Message } from '@agent-collaboration-hub/client';

/** What came to the person: a direct message, or a delivery to their user name. */
export interface InboxEntry {
  /** By which it is marked as read. */
  readonly id: string;
  /** What it is: a direct message, or the type of the delivery. */
  readonly kind: 'direct' | 'task' | 'message' | 'reply' | 'broadcast';
  /** Label that the sender gave. */
  readonly from: string;
  /** Who really sent it, from the token. */
  readonly senderId: string | undefined;
  readonly isFromAgent: boolean;
  /** The hub itself tells something; it reads no answers. */
  readonly isFromHub: boolean;
  readonly title: string | undefined;
  readonly text: string;
  readonly severity: string;
  readonly at: string;
  readonly isRead: boolean;
  /** The task that it brings or answers. */
  readonly taskId: string | undefined;
}

/** A direct message as an entry. */
export function entryOfMessage(message: Message): InboxEntry {
  return {
    id: message.message_id ?? '',
    kind: 'direct',
    from: message.from_session ?? '',
    senderId: message.sender_id,
    isFromAgent: message.sender_kind === 'node',
    isFromHub: isHub(message),
    title: message.title ?? undefined,
    text: message.content,
    severity: message.severity ?? 'info',
    at: message.created_at,
    isRead: message.acked === 1,
    taskId: undefined,
  };
}

const deliveryKinds = ['task', 'reply', 'broadcast'] as const;

/** A delivery to the person's user name as an entry. */
export function entryOfDelivery(delivery: InboxMessage): InboxEntry {
  const { type } = delivery;
  return {
    id: delivery.id,
    kind: deliveryKinds.find((kind) => kind === type) ?? 'message',
    from: delivery.from_session,
    senderId: delivery.sender_id,
    isFromAgent: delivery.sender_kind === 'node',
    isFromHub: isHub(delivery),
    title: undefined,
    text: delivery.content,
    severity: 'info',
    at: delivery.created_at,
    isRead: delivery.acked === 1,
    taskId: type === 'task' ? delivery.task_id : (delivery.in_reply_to ?? undefined),
  };
}

/** Neither an agent nor a person sent it. */
function isHub({ sender_kind: kind }: Pick<Message, 'sender_kind'>): boolean {
  return kind !== undefined && kind !== 'node' && kind !== 'user';
}

/**
 * Both kinds as one list, the newest first. Deliveries that are older than the last loaded message wait until the
 * messages before them are loaded, so that nothing moves down later.
 */
export function mergeEntries(
  messages: readonly Message[],
  deliveries: readonly InboxMessage[],
  hasMoreMessages: boolean,
): readonly InboxEntry[] {
  const last = hasMoreMessages ? (messages.at(-1)?.created_at ?? '') : '';
  const due = deliveries.filter(({ created_at: at }) => at >= last);
  return [...messages.map(entryOfMessage), ...due.map(entryOfDelivery)].sort((one, other) =>
    one.at < other.at ? 1 : one.at > other.at ? -1 : 0,
  );
}
