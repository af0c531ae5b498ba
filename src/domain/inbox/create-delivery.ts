import type { InboxType, SenderKind, TaskPriority } from '../../../generated/enums.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { Address } from '../address.ts';
import type { Tx } from '../ctx.ts';
import type { InboxPlace } from './advance-inboxes.ts';
import { advanceInbox, advanceInboxes } from './advance-inboxes.ts';

/** What goes into an inbox. */
export interface NewDelivery {
  /** Delivery id; a fresh one when absent (the first delivery of a task may carry the task's id). */
  readonly id?: string;
  /** The logical task; null for a delivery that is its own unit (messages, broadcasts). */
  readonly taskId: string | null;
  readonly networkId: string;
  readonly to: Address;
  /** The name of the reader: the alias, or the user name. */
  readonly toName: string;
  readonly type: InboxType;
  readonly priority: TaskPriority;
  readonly content: string;
  readonly context?: string | null;
  readonly fromSession: string;
  readonly senderKind: SenderKind;
  readonly senderId: string;
  readonly inReplyTo?: string | null;
  readonly requiresResponse?: string | null;
  readonly metaJson?: string | null;
}

/** A stored delivery: its id, and how many unread rows its inbox has now, this one included. */
export interface Delivery {
  readonly id: string;
  readonly to: Address;
  readonly unread: number;
}

/** Sort key of a priority inside an inbox: the smallest is read first (rule inbox-order). */
export const priorityRank: Readonly<Record<TaskPriority, number>> = { high: 0, normal: 1, low: 2 };

/** Stores one delivery: one upsert of the inbox's counters and one insert. */
export async function createDelivery(tx: Tx, delivery: NewDelivery): Promise<Delivery> {
  const { networkId, to } = delivery;
  const id = delivery.id ?? tx.platform.ids.message();
  const place = await advanceInbox(tx.db, { networkId, ...to });
  await insertDeliveries(tx.db, [inboxRow(delivery, id, place, tx.platform.clock.now())]);
  return { id, to, unread: place.unread };
}

/**
 * Stores deliveries of one unit, all or nothing with it: one statement for the inboxes, one for each 500 rows. The answer
 * has the order of the input.
 */
export async function createDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<Delivery[]> {
  if (deliveries.length === 0) return [];
  const places = await advanceInboxes(
    tx.db,
    deliveries.map(({ networkId, to }) => ({ networkId, ...to })),
  );
  const now = tx.platform.clock.now();
  const rows = deliveries.map((delivery, at) =>
    inboxRow(delivery, delivery.id ?? tx.platform.ids.message(), places[at]!, now),
  );
  await insertDeliveries(tx.db, rows);
  return deliveries.map(({ to }, at) => ({ id: rows[at]!.id, to, unread: places[at]!.unread }));
}

/** The row of a delivery that nobody has read, with its place in the inbox. @param now epoch milliseconds */
export function inboxRow(delivery: NewDelivery, id: string, { inboxNumber, inboxSeq }: InboxPlace, now: number) {
  return {
    id,
    task_id: delivery.taskId ?? id,
    network_id: delivery.networkId,
    to_kind: delivery.to.kind,
    to_key: delivery.to.key,
    to_name: delivery.toName,
    inbox_seq: inboxSeq,
    rank: priorityRank[delivery.priority],
    type: delivery.type,
    priority: delivery.priority,
    content: delivery.content,
    context: delivery.context ?? null,
    from_session: delivery.fromSession,
    sender_kind: delivery.senderKind,
    sender_id: delivery.senderId,
    in_reply_to: delivery.inReplyTo ?? null,
    requires_response: delivery.requiresResponse ?? null,
    meta_json: delivery.metaJson ?? null,
    created_at: now,
    inbox_number: inboxNumber,
  };
}

/** Stores rows that `inboxRow` made. */
export const insertDeliveries = prepareRows('inbox', [
  'id',
  'task_id',
  'network_id',
  'to_kind',
  'to_key',
  'to_name',
  'inbox_seq',
  'rank',
  'type',
  'priority',
  'content',
  'context',
  'from_session',
  'sender_kind',
  'sender_id',
  'in_reply_to',
  'requires_response',
  'meta_json',
  'created_at',
  'inbox_number',
]);
