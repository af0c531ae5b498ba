import type { AgentAccess, InviteRole, TaskAccess } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import { tokenCacheOf } from '../tokens/token-cache.ts';

/** A membership to be made. */
export interface NewMember {
  readonly networkId: string;
  readonly userId: string;
  readonly role: InviteRole;
  readonly agentAccess?: AgentAccess | undefined;
  readonly taskAccess?: TaskAccess | undefined;
  readonly department?: string | null | undefined;
}

/**
 * Makes somebody a member in the unit, with `all`/`all` unless said otherwise (rule access-restricted-members).
 *
 * @returns false when the user is a member already; nothing is changed then
 */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const { networkId, userId } = member;
  const inserted = await tx.db
    .insertInto('memberships')
    .values({
      network_id: networkId,
      user_id: userId,
      role: member.role,
      agent_access: member.agentAccess ?? 'all',
      task_access: member.taskAccess ?? 'all',
      department: member.department ?? null,
      joined_at: tx.platform.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['network_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  tx.afterCommit(() => tokenCacheOf(tx.platform).drop({ userId }));
  return true;
}
