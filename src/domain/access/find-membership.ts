import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { Membership } from '../caller.ts';
import { managers } from './require-role.ts';

/**
 * The caller's membership in a network that the call names; undefined for strangers and for a token that is bound to
 * another network (rule access-bound-token). One indexed read.
 */
export async function findMembership(
  ctx: ReadCtx,
  networkId: string,
): Promise<Omit<Membership, 'networkId'> | undefined> {
  const { caller } = ctx;
  if (caller.userId === null || (caller.networkId !== null && caller.networkId !== networkId)) return undefined;
  return ctx.db
    .selectFrom('memberships')
    .select(['role', 'agent_access as agentAccess'])
    .where('network_id', '=', networkId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
}

/**
 * Lets pass who may read what is for the managers of a network: they themselves, and the system admins and the master
 * token in any network that exists (rule access-readers-of-all).
 *
 * @throws not_a_member also for a network that does not exist
 * @throws owner_or_admin_required
 */
export async function requireManagingReader(ctx: ReadCtx, networkId: string): Promise<void> {
  const { systemAdmin, networkId: bound } = ctx.caller;
  if (!systemAdmin || bound !== null) return requireManager(ctx, networkId);
  const network = ctx.db.selectFrom('networks').select('network_id').where('network_id', '=', networkId);
  if ((await network.executeTakeFirst()) === undefined) throw new DomainError('not_a_member');
}

/**
 * Lets the owner and the admins of the network pass (rule access-roles), except admins restricted to granted agents,
 * who could lift their own restriction.
 *
 * @throws not_a_member, owner_or_admin_required
 */
export async function requireManager(ctx: ReadCtx, networkId: string): Promise<void> {
  const own = await findMembership(ctx, networkId);
  if (own === undefined) throw new DomainError('not_a_member');
  if (!managers.includes(own.role) || own.agentAccess === 'granted') throw new DomainError('owner_or_admin_required');
}
