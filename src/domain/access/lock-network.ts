import type { Tx } from '../ctx.ts';

/**
 * Locks the network's row for this unit, so that an addition and a deletion of the network cannot overlap.
 *
 * @returns the owner and the name, or undefined when there is no such network (any more)
 */
export async function lockNetwork(
  tx: Tx,
  networkId: string,
): Promise<{ readonly ownerId: string; readonly name: string } | undefined> {
  return tx.db
    .updateTable('networks')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('network_id', '=', networkId)
    .returning(['owner_id as ownerId', 'network_name as name'])
    .executeTakeFirst();
}
