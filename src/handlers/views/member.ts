import type { MemberRow } from '../../domain/networks/list-members.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A member on the wire. */
export function viewMember(member: MemberRow): Schemas['NetworkMember'] {
  return {
    user_id: member.user_id,
    username: member.username,
    display_name: member.display_name,
    role: member.role,
    agent_access: member.agent_access,
    task_access: member.task_access,
    department: member.department,
    joined_at: toWireTime(member.joined_at),
  };
}
