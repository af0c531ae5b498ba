import type { AgentAccess, InviteRole, TaskAccess } from '../../../generated/enums.ts';
import { Membership } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

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
 * Makes somebody a member in the unit, with `all`/`all` unless said otherwise (rule access-restricted-members). The
 * caller holds the network's row, so that nobody else adds the same user meanwhile.
 *
 * @returns false when the user is a member already; nothing is changed then
 */
export async function createMembership(tx: Tx, member: NewMember): Promise<boolean> {
  const { networkId: network, userId: user, role } = member;
  if ((await tx.em.findOne(Membership, { network, user })) !== null) return false;
  tx.em.create(Membership, {
    network,
    user,
    role,
    agentAccess: member.agentAccess ?? 'all',
    taskAccess: member.taskAccess ?? 'all',
    department: member.department ?? null,
    joinedAt: tx.platform.clock.now(),
  });
  await tx.em.flush();
  tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId: user }));
  return true;
}
