import type { ListedInvite } from '../../domain/networks/list-invites.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** An invite on the wire, without its code. */
export function viewInvite(invite: ListedInvite): Schemas['Invite'] {
  return {
    invite_id: invite.invite_id,
    role: invite.role,
    agent_access: invite.agent_access,
    task_access: invite.task_access,
    max_uses: invite.max_uses,
    used_count: invite.used_count,
    created_by: invite.created_by,
    created_by_name: invite.created_by_name,
    created_at: toWireTime(invite.created_at),
    expires_at: invite.expires_at === null ? null : toWireTime(invite.expires_at),
  };
}
