import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { ackInbox } from '../../domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../domain/tasks/cancel-task.ts';
import { getTask } from '../../domain/tasks/get-task.ts';
import { listTasks } from '../../domain/tasks/list-tasks.ts';
import { reassignTask } from '../../domain/tasks/reassign-task.ts';
import { retryTask } from '../../domain/tasks/retry-task.ts';
import { sendAck } from '../../domain/tasks/replies/send-ack.ts';
import { sendReply } from '../../domain/tasks/replies/send-reply.ts';
import { sendTask } from '../../domain/tasks/sending/send-task.ts';
import { viewPage } from '../views/page.ts';
import { readAttachment, viewQueueAdvice, viewSentTask, viewTask, viewTaskSummary } from '../views/task.ts';

/** The task tools, ack_inbox among them because it moves the task. */
export const tasksRpc = {
  send_task: async (ctx, args) => {
    const sent = await sendTask(ctx, {
      alias: args.alias,
      task: args.task,
      priority: args.priority,
      context: args.context,
      fromSession: args.from_session,
      fallbackSender: 'hub',
      ttlSeconds: args.ttl_seconds,
      networkId: args.network_id,
      parentTaskId: args.parent_task_id,
      meta: args.meta,
      force: args.force,
      advise: true,
    });
    return { ...viewSentTask(sent), session_status: sent.sessionStatus, ...viewQueueAdvice(sent.advice) };
  },
  send_reply: async (ctx, args) => {
    const sent = await sendReply(ctx, {
      alias: args.alias,
      text: args.text,
      inReplyTo: args.in_reply_to,
      status: args.status,
      fromSession: args.from_session,
      networkId: args.network_id,
      attachments: args.attachments?.map(readAttachment),
    });
    return { ok: true, message_id: sent.messageId, session_status: sent.sessionStatus };
  },
  send_ack: async (ctx, { task_id, from_session, network_id }) => {
    const { taskId, updated } = await sendAck(ctx, {
      taskId: task_id,
      fromSession: from_session,
      networkId: network_id,
    });
    return { ok: true, task_id: taskId, updated };
  },
  retry_task: async (ctx, { task_id, from_session, network_id, force }) => {
    const task = await retryTask(ctx, { taskId: task_id, fromSession: from_session, networkId: network_id, force });
    return { ok: true, task_id: task.task_id, retried_to: task.to_name };
  },
  cancel_task: async (ctx, { task_id, reason, from_session, network_id }) => {
    const task = await cancelTask(ctx, { taskId: task_id, reason, fromSession: from_session, networkId: network_id });
    return { ok: true, task_id: task.task_id, cancelled: true };
  },
  reassign_task: async (ctx, { task_id: taskId, new_alias: newAlias, from_session, network_id: networkId, force }) => {
    const { from, to } = await reassignTask(ctx, { taskId, newAlias, fromSession: from_session, networkId, force });
    return { ok: true, task_id: taskId, reassigned_from: from, reassigned_to: to };
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
    const query = { toName, status, fromName, fromNodeId, networkId, limit, cursor, brief: true } as const;
    const page = await listTasks(ctx, query);
    const tasks = page.rows.map(viewTaskSummary);
    return { ok: true, tasks, count: tasks.length, stats: [...page.stats], ...viewPage(page) };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
