import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findMembership } from './find-membership.ts';

/**
 * Lets pass who may read what is for the owner of a network: the owner, and the system admins and the master token in
 * any network that exists (rule access-readers-of-all).
 *
 * @throws not_a_member absent networks answer alike
 * @throws owner_required
 */
export async function requireOwnerReading(ctx: ReadCtx, networkId: string): Promise<void> {
  if (ctx.caller.systemAdmin && ctx.caller.networkId === null) {
    const network = await ctx.db
      .selectFrom('networks')
      .select('network_id')
      .where('network_id', '=', networkId)
      .executeTakeFirst();
    if (network === undefined) throw new DomainError('not_a_member');
    return;
  }
  const own = await findMembership(ctx, networkId);
  if (own === undefined) throw new DomainError('not_a_member');
  if (own.role !== 'owner') throw new DomainError('owner_required');
}
