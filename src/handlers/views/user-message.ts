import type { UserMessageRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A direct message to a person on the wire. */
export function viewUserMessage(row: UserMessageRow): Schemas['UserMessage'] {
  return {
    message_id: row.message_id,
    network_id: row.network_id,
    user_id: row.user_id,
    from_session: row.from_session,
    sender_kind: row.sender_kind,
    sender_id: row.sender_id,
    kind: row.kind,
    title: row.title,
    content: row.content,
    severity: row.severity as Schemas['UserMessage']['severity'],
    meta_json: row.meta_json,
    acked: row.acked,
    created_at: toWireTime(row.created_at),
    acked_at: toWireTime(row.acked_at),
  };
}
