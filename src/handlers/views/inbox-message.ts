import type { ListedDelivery } from '../../domain/inbox/get-inbox.ts';
import type { InboxMessageRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A delivery as its receiver reads it. */
export function viewInboxMessage(row: ListedDelivery): Schemas['InboxMessage'] {
  return {
    id: row.id,
    task_id: row.task_id,
    type: row.type,
    priority: row.priority,
    content: row.content,
    context: row.context,
    from_session: row.from_session,
    sender_kind: row.sender_kind,
    sender_id: row.sender_id,
    in_reply_to: row.in_reply_to,
    requires_response: row.requires_response,
    meta_json: row.meta_json,
    acked: row.acked,
    created_at: toWireTime(row.created_at),
    network_id: row.network_id,
  };
}

/** A delivery as the log of GET /api/messages shows it. */
export function viewMessage(row: InboxMessageRow): Schemas['Message'] {
  return {
    id: row.id,
    from_alias: row.from_session,
    to_alias: row.to_name,
    type: row.type,
    priority: row.priority,
    content: row.content,
    created_at: toWireTime(row.created_at),
    network_id: row.network_id,
    task_id: row.task_id,
    in_reply_to: row.in_reply_to,
    sender_kind: row.sender_kind,
    sender_id: row.sender_id,
    acked: row.acked,
  };
}
