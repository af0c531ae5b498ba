import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { markTasks } from '../../domain/tasks/mark-tasks.ts';
import { sendPeerReply } from '../../domain/tasks/replies/send-peer-reply.ts';
import { readAttachment } from '../views/task.ts';
import { viewTaskEvidence } from '../views/task-evidence.ts';

/** Internal signals of agent runtimes. */
export const signalsRpc = {
  send_peer_reply: async (ctx, args) => {
    const { in_reply_to: inReplyTo, from_session: fromSession, network_id: networkId, text, status } = args;
    const attachments = args.attachments?.map(readAttachment);
    const reply = { inReplyTo, fromSession, networkId, text, status, attachments };
    const { messageId, sessionStatus } = await sendPeerReply(ctx, reply);
    return { ok: true, message_id: messageId, session_status: sessionStatus };
  },
  mark_tasks_runtime_submitted: async (ctx, { task_ids: taskIds }) => ({
    ok: true,
    tasks: (await markTasks(ctx, taskIds, 'submitted')).map(viewTaskEvidence),
  }),
  mark_tasks_consumed: async (ctx, { task_ids: taskIds }) => ({
    ok: true,
    tasks: (await markTasks(ctx, taskIds, 'consumed')).map(viewTaskEvidence),
  }),
} satisfies Partial<ToolHandlers<Ctx>>;
