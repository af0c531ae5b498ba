import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { ackInbox } from '../../domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../domain/tasks/cancel-task.ts';
import { getTask } from '../../domain/tasks/get-task.ts';
import { listTasks } from '../../domain/tasks/list-tasks.ts';
import { markTasks } from '../../domain/tasks/mark-tasks.ts';
import { reassignTask } from '../../domain/tasks/reassign-task.ts';
import { retryTask } from '../../domain/tasks/retry-task.ts';
import { sendAck } from '../../domain/tasks/replies/send-ack.ts';
import { sendPeerReply } from '../../domain/tasks/replies/send-peer-reply.ts';
import { sendReply } from '../../domain/tasks/replies/send-reply.ts';
import { sendTask } from '../../domain/tasks/sending/send-task.ts';
import { viewCancelledTask, viewReassignedTask, viewRetriedTask } from '../views/moved-task.ts';
import { viewPage } from '../views/page.ts';
import { readAttachment, viewQueueAdvice, viewSentTask, viewTask, viewTaskSummary } from '../views/task.ts';
import { viewTaskEvidence } from '../views/task-evidence.ts';

/** The task tools, ack_inbox among them because it moves the task, and the signals of agent runtimes. */
export const tasksRpc = {
  send_task: async (ctx, args) => {
    const { from_session: fromSession, network_id: networkId, parent_task_id: parentTaskId } = args;
    const { alias, task, priority, context, ttl_seconds: ttlSeconds, meta, force } = args;
    const input = { alias, task, priority, context, ttlSeconds, meta, force, fromSession, networkId, parentTaskId };
    const sent = await sendTask(ctx, { ...input, fallbackSender: 'hub', advise: true });
    return { ...viewSentTask(sent), session_status: sent.sessionStatus, ...viewQueueAdvice(sent.advice) };
  },
  send_reply: async (ctx, args) => {
    const { in_reply_to: inReplyTo, from_session: fromSession, network_id: networkId, alias, text, status } = args;
    const attachments = args.attachments?.map(readAttachment);
    const sent = await sendReply(ctx, { alias, text, inReplyTo, status, fromSession, networkId, attachments });
    return { ok: true, message_id: sent.messageId, session_status: sent.sessionStatus };
  },
  send_ack: async (ctx, { task_id, from_session: fromSession, network_id: networkId }) => {
    const { taskId, updated } = await sendAck(ctx, { taskId: task_id, fromSession, networkId });
    return { ok: true, task_id: taskId, updated };
  },
  retry_task: async (ctx, { task_id: taskId, from_session: fromSession, network_id: networkId, force }) => {
    const task = await retryTask(ctx, { taskId, fromSession, networkId, force });
    return viewRetriedTask(task);
  },
  cancel_task: async (ctx, { task_id: taskId, reason, from_session: fromSession, network_id: networkId }) => {
    const task = await cancelTask(ctx, { taskId, reason, fromSession, networkId });
    return viewCancelledTask(task);
  },
  reassign_task: async (ctx, args) => {
    const { task_id: taskId, new_alias: newAlias, from_session: fromSession, network_id: networkId, force } = args;
    return viewReassignedTask(await reassignTask(ctx, { taskId, newAlias, fromSession, networkId, force }));
  },
  ack_inbox: async (ctx, { alias, message_id: messageId, network_id: networkId }) => {
    await ackInbox(ctx, { alias, messageId, networkId });
    return { ok: true };
  },
  get_task: async (ctx, { task_id: taskId, network_id: networkId }) => {
    return { ok: true, task: viewTask(await getTask(ctx, { taskId, networkId })) };
  },
  list_tasks: async (ctx, args) => {
    const { alias: toName, status, from_name: fromName, from_node_id: fromNodeId, network_id: networkId } = args;
    const { limit = 20, cursor } = args;
    const query = {
      toName,
      statuses: status && [status],
      fromName,
      fromNodeId,
      networkId,
      limit,
      cursor,
      brief: true,
    } as const;
    const page = await listTasks(ctx, query);
    const tasks = page.rows.map(viewTaskSummary);
    return { ok: true, tasks, count: tasks.length, stats: [...page.stats], ...viewPage(page) };
  },
  send_peer_reply: async (ctx, args) => {
    const { in_reply_to: inReplyTo, from_session: fromSession, network_id: networkId, text, status } = args;
    const attachments = args.attachments?.map(readAttachment);
    const reply = { inReplyTo, fromSession, networkId, text, status, attachments };
    const { messageId, sessionStatus } = await sendPeerReply(ctx, reply);
    return { ok: true, message_id: messageId, session_status: sessionStatus };
  },
  mark_tasks_runtime_submitted: async (ctx, { task_ids: taskIds }) => ({
    ok: true,
    tasks: (await markTasks(ctx, { taskIds, evidence: 'submitted' })).map(viewTaskEvidence),
  }),
  mark_tasks_consumed: async (ctx, { task_ids: taskIds }) => ({
    ok: true,
    tasks: (await markTasks(ctx, { taskIds, evidence: 'consumed' })).map(viewTaskEvidence),
  }),
} satisfies Partial<ToolHandlers<Ctx>>;
