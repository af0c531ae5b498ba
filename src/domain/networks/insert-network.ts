import type { Tx } from '../ctx.ts';
import { tokenCacheOf } from '../tokens/token-cache.ts';

/** A network to be made, with its owner. */
export interface NewNetwork {
  readonly name: string;
  readonly ownerId: string;
  readonly description: string | null;
}

/**
 * Makes a network with its owner's membership and its event counter in the transaction.
 *
 * @returns the new id, or undefined when the owner has a network of that name
 */
export async function insertNetwork(tx: Tx, network: NewNetwork): Promise<string | undefined> {
  const networkId = tx.platform.ids.network();
  const now = tx.platform.clock.now();
  const inserted = await tx.db
    .insertInto('networks')
    .values({
      network_id: networkId,
      network_name: network.name,
      owner_id: network.ownerId,
      description: network.description,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'network_name']).doNothing())
    .returning('network_id')
    .executeTakeFirst();
  if (inserted === undefined) return undefined;
  await tx.db
    .insertInto('memberships')
    .values({ network_id: networkId, user_id: network.ownerId, role: 'owner', joined_at: now })
    .execute();
  tx.afterCommit(() => tokenCacheOf(tx.platform).drop({ userId: network.ownerId }));
  await tx.db.insertInto('network_counters').values({ network_id: networkId, event_seq: 0 }).execute();
  return networkId;
}
