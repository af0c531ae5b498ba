import { LockMode } from '@mikro-orm/core';
import { Membership } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

/**
 * A member whose row this unit holds until it ends: changes, removals and lists of grants of one member come one after
 * the other.
 */
export async function findHeldMembership(tx: Tx, network: string, user: string): Promise<Membership | undefined> {
  const held = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return (await tx.em.findOne(Membership, { network, user }, held)) ?? undefined;
}
