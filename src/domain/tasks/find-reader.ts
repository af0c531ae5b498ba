import type { SessionStatus } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findTarget, sessionState } from '../nodes/find-target.ts';

/**
 * Whether there is somebody in the network to read this inbox: an agent or, by user name, a member. One query for an
 * agent, two for a person.
 *
 * @returns the session status of an agent; `offline` for people, who have no session
 * @throws alias_not_found
 */
export async function findReader(tx: Tx, networkId: string, name: string): Promise<SessionStatus> {
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
