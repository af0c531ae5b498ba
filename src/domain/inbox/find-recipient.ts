import type { SessionStatus } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findTarget, sessionState } from '../nodes/find-target.ts';

/**
 * The state of whoever reads the inbox of this name: an agent of the network, or a member by user name. One query for
 * an agent, two for a person.
 *
 * @returns `offline` for people, who have no session
 * @throws alias_not_found
 */
export async function findRecipient(tx: Tx, networkId: string, name: string): Promise<SessionStatus> {
  const target = await findTarget(tx.db, networkId, name);
  if (target) return sessionState(target, tx.platform.clock.now());
  const member = await tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.user_id', 'memberships.user_id')
    .select('users.user_id')
    .where('memberships.network_id', '=', networkId)
    .where('users.username', '=', name)
    .executeTakeFirst();
  if (!member) throw new DomainError('alias_not_found', { alias: name });
  return 'offline';
}
