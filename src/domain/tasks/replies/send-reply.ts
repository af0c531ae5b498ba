import type { ReplyStatus, SessionStatus, TaskPriority } from '../../../../generated/enums.ts';
import type { FileRow } from '../../../entities/rows.ts';
import type { Traceparent } from '../../../platform/trace-context.ts';
import { resolveScope } from '../../access/resolve-scope.ts';
import type { Scope } from '../../access/resolve-scope.ts';
import type { Address } from '../../address.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireFiles } from '../../files/require-files.ts';
import { createDelivery } from '../../inbox/create-delivery.ts';
import { resolveSender } from '../../inbox/resolve-sender.ts';
import { findTarget, sessionState } from '../../nodes/find-target.ts';
import { actsForAssignee } from '../acts-for-assignee.ts';
import { chainReply } from './chain-reply.ts';
import { checkAttachments, describeAttachments } from './check-attachments.ts';
import type { ReplyAttachment } from './check-attachments.ts';
import { requireRecipient } from '../../inbox/require-recipient.ts';
import { findTask, originatorOf } from '../find-task.ts';
import type { TrackedTask } from '../find-task.ts';
import { isTerminal } from '../lifecycle.ts';
import { cutText, maxResultLength } from '../limits.ts';
import { moveTask } from '../move-task.ts';
import { resolveRace } from '../resolve-race.ts';
import { traceOfTask } from '../sending/task-meta.ts';

export interface NewReply {
  /** The recipient; not needed for a reply to a task, which goes to its originator (rule tasks-reply-recipient). */
  readonly alias?: string | undefined;
  /** At most 10,000 characters. */
  readonly text: string;
  readonly inReplyTo?: string | undefined;
  readonly status?: ReplyStatus | undefined;
  readonly fromSession?: string | undefined;
  readonly networkId?: string | undefined;
  readonly attachments?: readonly ReplyAttachment[] | undefined;
  /** A result from agent to agent that expects no answer (rule tasks-peer-reply). */
  readonly peer?: boolean;
}

export interface SentReply {
  readonly messageId: string;
  /** `offline` for people, who have no session. */
  readonly sessionStatus: SessionStatus;
}

/**
 * Sends a reply (rule tasks-reply-ends). With `inReplyTo` it also ends that task, in the same transaction, and goes to
 * the task's originator. Open to nodes in every mode.
 *
 * @throws bad_attachments, attachment_not_accessible, alias_required, alias_not_found, from_session_identity_mismatch
 * @throws reply_task_not_found, reply_task_terminal, reply_task_not_owned (a node that is not the assignee); nothing is
 *   queued then
 */
export async function sendReply(ctx: Ctx, reply: NewReply): Promise<SentReply> {
  const fileIds = checkAttachments(reply.attachments ?? []);
  const scope = await resolveScope(ctx, reply.networkId, 'report');
  const files = await requireFiles(ctx.db, scope, fileIds);
  const { alias, inReplyTo } = reply;
  if (inReplyTo !== undefined) return ctx.transaction((tx) => answerTask(tx, scope, { ...reply, files }, inReplyTo));
  if (alias === undefined) throw new DomainError('alias_required');
  return ctx.transaction(async (tx) => {
    const { address: to, name: toName, sessionStatus } = await requireRecipient(tx, scope.networkId, alias);
    const place = { to, toName, priority: 'normal', taskId: null, trace: tx.traceparent } as const;
    const messageId = await deliver(tx, scope, { ...reply, files }, place);
    return { messageId, sessionStatus };
  });
}

async function answerTask(tx: Tx, scope: Scope, reply: CheckedReply, taskId: string): Promise<SentReply> {
  const answered = await resolveRace(
    async () => requireAnswerable(tx, await findTask(tx.db, scope, taskId), taskId, reply.peer),
    (task) =>
      moveTask(tx, {
        move: 'reply',
        task,
        to: reply.status ?? 'replied',
        set: { result: cutText(reply.text, maxResultLength), completed_at: tx.platform.clock.now() },
      }),
  );
  const to = originatorOf(answered);
  const trace = tx.traceparent ?? traceOfTask(answered);
  const place = { to, toName: answered.originator, priority: answered.priority, taskId, trace };
  const messageId = await deliver(tx, scope, reply, place);
  await chainReply(tx, answered);
  const target = to.kind === 'alias' ? await findTarget(tx.db, scope.networkId, to.key) : undefined;
  return { messageId, sessionStatus: target ? sessionState(target, tx.platform.clock.now()) : 'offline' };
}

async function requireAnswerable(
  tx: Tx,
  task: TrackedTask | undefined,
  taskId: string,
  peer = false,
): Promise<TrackedTask> {
  const refused = { task_id: taskId, reply_queued: false } as const;
  if (!task) throw new DomainError('reply_task_not_found', refused);
  const mine = await actsForAssignee(tx, task, peer ? 'send_peer_reply' : 'send_reply');
  if (!mine) throw new DomainError('reply_task_not_owned', refused);
  if (peer && task.sender_kind !== 'node') throw new DomainError('peer_reply_origin_not_node');
  if (isTerminal(task.status)) throw new DomainError('reply_task_terminal', { ...refused, task_status: task.status });
  return task;
}

/** A reply with the files that go with it, all of them the sender's to see. */
type CheckedReply = NewReply & { readonly files: readonly FileRow[] };

interface ReplyPlace {
  readonly to: Address;
  readonly toName: string;
  readonly priority: TaskPriority;
  /** The task that is answered. */
  readonly taskId: string | null;
  /** That of the call, else that of the task. */
  readonly trace: Traceparent | null;
}

async function deliver(tx: Tx, { networkId }: Scope, reply: CheckedReply, place: ReplyPlace): Promise<string> {
  const { to, toName, taskId, trace } = place;
  const sender = await resolveSender(tx, networkId, reply.fromSession, tx.caller.alias ?? 'hub');
  const { id, unread } = await createDelivery(tx, {
    taskId: null,
    networkId,
    to,
    toName,
    type: 'reply',
    priority: place.priority,
    content: reply.text,
    fromSession: sender.fromSession,
    senderKind: sender.senderKind,
    senderId: sender.senderId,
    inReplyTo: taskId,
    metaJson: describeAttachments(reply.files),
    ...(reply.peer && { requiresResponse: 'none' }),
  });
  const status = reply.status ?? 'replied';
  const from = sender.fromSession;
  const traced = trace === null ? {} : { traceparent: trace };
  tx.emit({
    networkId,
    type: 'new_reply',
    channel: to,
    payload: { inbox_count: unread, from, message_id: id, in_reply_to: taskId, status, ...traced },
    summary: { task_id: taskId, message_id: id, from, to: toName, status },
  });
  return id;
}
