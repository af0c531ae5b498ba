import { User } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { lockPerson } from '../tokens/lock-person.ts';

/**
 * The person whom the caller, a system admin, is about to administer; both rows are held until the unit ends. Nobody does
 * this to the own account, and of two admins who disable one another at once the later is none any more: so one is always
 * left (rule accounts-admin-stays).
 *
 * @throws admin_required the caller has been disabled or deleted meanwhile
 * @throws own_account
 * @throws user_not_found
 */
export async function requireAdministered(tx: Tx, userId: string): Promise<User> {
  const adminId = tx.caller.userId ?? '';
  if (userId === adminId) throw new DomainError('own_account');
  // In one order, so that two admins do not wait for each other.
  for (const held of [adminId, userId].sort()) await lockPerson(tx, held);
  const fresh = { refresh: true };
  const admin = await tx.em.findOne(User, { userId: adminId, role: 'admin', disabledAt: null }, fresh);
  if (admin === null) throw new DomainError('admin_required');
  const user = await tx.em.findOne(User, userId, fresh);
  if (user === null) throw new DomainError('user_not_found');
  return user;
}
