import { aliasAddress, personAddress } from '../../address.ts';
import type { Tx } from '../../ctx.ts';
import { createDeliveries } from '../../inbox/create-delivery.ts';
import { toWireTime } from '../../../platform/clock.ts';
import type { TrackedTask } from '../find-task.ts';
import { cutText } from '../limits.ts';

/** The hub's own label and identity as a sender. */
const hub = 'hub';
const kind = 'task_expired';
const title = 'Task expired';
/** Inbox contents are at most this long. */
const maxContentLength = 10_000;

/**
 * Tells each sender once that its tasks of this network expired: a node by one inbox message for all of this batch, a
 * person by one direct message for each task (rule tasks-expiry).
 */
export async function sendExpiryNotices(tx: Tx, networkId: string, tasks: readonly TrackedTask[]): Promise<void> {
  await tellNodes(
    tx,
    networkId,
    tasks.filter((task) => task.sender_kind === 'node'),
  );
  await tellPeople(
    tx,
    tasks.filter((task) => task.sender_kind === 'user'),
  );
}

const noticeOf = (task: TrackedTask): string =>
  `Task ${task.task_id} to ${task.to_name} expired: nobody acknowledged it in time.`;

async function tellNodes(tx: Tx, networkId: string, tasks: readonly TrackedTask[]): Promise<void> {
  const bySender = [...Map.groupBy(tasks, (task) => task.originator)];
  const notices = bySender.map(([toName, own]) => ({
    to: aliasAddress(toName),
    taskId: null,
    networkId,
    toName,
    type: 'message' as const,
    priority: 'normal' as const,
    content: cutText(own.map(noticeOf).join('\n'), maxContentLength),
    fromSession: hub,
    senderKind: 'system' as const,
    senderId: hub,
    inReplyTo: own.length === 1 ? (own[0]?.task_id ?? null) : null,
    metaJson: JSON.stringify({ kind, task_ids: own.map((task) => task.task_id) }),
  }));
  const deliveries = await createDeliveries(tx, notices);
  for (const [index, { id, to, unread }] of deliveries.entries()) {
    tx.emit({
      networkId,
      type: 'new_message',
      channel: to,
      payload: { inbox_count: unread, from: hub, message_id: id, message: notices[index]?.content ?? '' },
      summary: null,
    });
  }
}

async function tellPeople(tx: Tx, tasks: readonly TrackedTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const senders = await tx.db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', [...new Set(tasks.map((task) => task.sender_id))])
    .execute();
  const known = new Set(senders.map((user) => user.user_id));
  const now = tx.platform.clock.now();
  // A sender without an account (a deleted account, open development mode) has no inbox for the notice.
  const rows = tasks
    .filter((task) => known.has(task.sender_id))
    .map((task) => ({
      message_id: tx.platform.ids.message(),
      network_id: task.network_id,
      user_id: task.sender_id,
      from_session: hub,
      sender_kind: 'system' as const,
      sender_id: hub,
      kind,
      title,
      content: noticeOf(task),
      severity: 'warning' as const,
      meta_json: JSON.stringify({ task_id: task.task_id }),
      acked: 0,
      created_at: now,
    }));
  for (const row of rows) {
    tx.append('user_inbox', row);
    tx.emit({
      networkId: row.network_id,
      type: 'desktop_message',
      channel: personAddress(row.user_id),
      payload: {
        message_id: row.message_id,
        kind,
        from: hub,
        title,
        message: row.content,
        severity: row.severity,
        created_at: toWireTime(now),
      },
      summary: null,
    });
  }
}
