import type { Ctx } from '../../domain/ctx.ts';
import { ackMessages } from '../../domain/inbox/ack-messages.ts';
import { broadcast } from '../../domain/inbox/broadcast.ts';
import { listMessages } from '../../domain/inbox/list-messages.ts';
import { listUserMessages } from '../../domain/inbox/list-user-messages.ts';
import type { RestHandlers, RestInput } from '../../../generated/rest.ts';
import { viewMessage } from '../views/inbox-message.ts';
import { viewPage } from '../views/page.ts';
import { viewUserMessage } from '../views/user-message.ts';

/** Inboxes of agents and people. */
export const inboxRest = {
  broadcast: async (ctx, { body }) => {
    const { message, filter_server: filterServer, filter_status: filterStatus, network_id: networkId } = body;
    const { messageIds } = await broadcast(ctx, { message, filterServer, filterStatus, networkId, from: 'api' });
    return { status: 200, body: { ok: true, recipients: messageIds.length, message_ids: messageIds } };
  },
  listMessages: async (ctx, { query }) => {
    if (query.scope === 'user') return { status: 200, body: await userMessages(ctx, query) };
    const { since, alias, limit, cursor, network_id: networkId } = query;
    const page = await listMessages(ctx, { since, alias, limit, cursor, networkId });
    return { status: 200, body: { ok: true, messages: page.rows.map(viewMessage), ...viewPage(page) } };
  },
  ackMessages: async (ctx, { body }) => {
    const { message_id: messageId, message_ids: messageIds, agent } = body;
    const acked = await ackMessages(ctx, { messageId, messageIds, agent });
    return {
      status: 200,
      body: {
        ok: true,
        scope: acked.scope,
        ...(acked.scope === 'agent' ? { agent } : {}),
        acked: acked.ackedUserInbox + acked.ackedInbox,
        acked_user_inbox: acked.ackedUserInbox,
        acked_inbox: acked.ackedInbox,
      },
    };
  },
} satisfies Partial<RestHandlers<Ctx>>;

async function userMessages(ctx: Ctx, query: RestInput<'listMessages'>['query']) {
  const { limit, cursor, unacked, network_id: networkId } = query;
  const listed = await listUserMessages(ctx, { unackedOnly: unacked === 1, limit, cursor, networkId });
  return {
    ok: true as const,
    messages: listed.rows.map(viewUserMessage),
    unread: listed.unread,
    pending_count: listed.unread,
    unread_by_agent: { ...listed.unreadByAgent },
    unread_total: listed.unreadTotal,
    ...viewPage(listed),
  };
}
