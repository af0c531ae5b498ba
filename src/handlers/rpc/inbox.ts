import type { Ctx } from '../../domain/ctx.ts';
import { broadcast } from '../../domain/inbox/broadcast.ts';
import { getInbox } from '../../domain/inbox/get-inbox.ts';
import { sendDesktopMessage } from '../../domain/inbox/send-desktop-message.ts';
import { sendMessage } from '../../domain/inbox/send-message.ts';
import type { ToolHandlers } from '../../../generated/tools.ts';
import { viewInboxMessage } from '../views/inbox-message.ts';
import { viewPage } from '../views/page.ts';

/** Inbox tools. */
export const inboxRpc = {
  get_inbox: async (ctx, { alias, limit, cursor, peek, network_id: networkId }) => {
    const page = await getInbox(ctx, { alias, limit, cursor, peek, networkId });
    return { ok: true, messages: page.rows.map(viewInboxMessage), ...viewPage(page) };
  },
  send_message: async (ctx, { alias, message, from_session: fromSession, network_id: networkId }) => {
    const { messageId, sessionStatus } = await sendMessage(ctx, { alias, message, fromSession, networkId });
    return { ok: true, message_id: messageId, session_status: sessionStatus };
  },
  send_desktop_message: async (ctx, args) => {
    const { to_user_id: toUserId, to_username: toUsername, from_session: fromSession, network_id: networkId } = args;
    const { title, message, severity, kind } = args;
    const sent = { toUserId, toUsername, title, message, severity, kind, fromSession, networkId };
    const { messageId, userId } = await sendDesktopMessage(ctx, sent);
    return { ok: true, message_id: messageId, user_id: userId };
  },
  broadcast: async (ctx, args) => {
    const { message, filter_server: filterServer, filter_status: filterStatus, network_id: networkId } = args;
    const { messageIds } = await broadcast(ctx, { message, filterServer, filterStatus, networkId, from: 'hub' });
    return { ok: true, recipients: messageIds.length, message_ids: messageIds };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
