import { Membership, Network, NetworkCounter } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';

/** A network to be made, with its owner. */
export interface NewNetwork {
  readonly name: string;
  readonly ownerId: string;
  readonly description: string | null;
}

/**
 * Makes a network with its owner's membership and its counter in the unit. The caller holds the owner's row: networks of
 * one owner are made one after the other.
 *
 * @returns the new id, or undefined when the owner has a network of that name
 */
export async function createOwnedNetwork(tx: Tx, { name, ownerId, description }: NewNetwork) {
  const networkName = name;
  if ((await tx.em.findOne(Network, { ownerId, networkName })) !== null) return undefined;
  const networkId = tx.platform.ids.network();
  const now = tx.platform.clock.now();
  const network = tx.em.create(Network, {
    networkId,
    networkName,
    ownerId,
    description,
    createdAt: now,
    updatedAt: now,
  });
  tx.em.create(Membership, { network, user: ownerId, role: 'owner', joinedAt: now });
  tx.em.create(NetworkCounter, { networkId });
  await tx.em.flush();
  tx.afterCommit(() => tx.platform.memory.tokens.drop({ userId: ownerId }));
  return networkId;
}
