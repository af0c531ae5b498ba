import type { SessionStatus } from '../../../generated/enums.ts';
import { aliasAddress, personAddress } from '../address.ts';
import type { Address } from '../address.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findAddressee } from '../nodes/find-addressee.ts';
import { findTarget, sessionState } from '../nodes/find-target.ts';
import type { Target } from '../nodes/find-target.ts';

/** Who reads an inbox. */
export interface Recipient {
  readonly address: Address;
  /** The alias, or the user name. */
  readonly name: string;
  /** `offline` for people, who have no session. */
  readonly sessionStatus: SessionStatus;
  /** What was asked for, when the agent was just renamed. */
  readonly renamedFrom?: string;
}

/**
 * Who is meant by this name: an agent of the network, a member by user name, or the agent that was called
 * so within the last day. One query for an agent, two for a person.
 *
 * @throws alias_not_found
 */
export async function requireRecipient(tx: Tx, networkId: string, name: string): Promise<Recipient> {
  const target = await findTarget(tx.db, networkId, name);
  if (target) return recipientOf(tx, target);
  const member = await tx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.user_id', 'memberships.user_id')
    .select('users.user_id')
    .where('memberships.network_id', '=', networkId)
    .where('users.username', '=', name)
    .executeTakeFirst();
  if (member) return { address: personAddress(member.user_id), name, sessionStatus: 'offline' };
  const renamed = await findAddressee(tx, networkId, name);
  if (!renamed) throw new DomainError('alias_not_found', { alias: name });
  return { ...recipientOf(tx, renamed), renamedFrom: name };
}

function recipientOf(tx: Tx, target: Target): Recipient {
  const { alias } = target;
  return { address: aliasAddress(alias), name: alias, sessionStatus: sessionState(target, tx.platform.clock.now()) };
}
