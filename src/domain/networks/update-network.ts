import { Network } from '../../entities/index.ts';
import { findMembership } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { lockPerson } from '../tokens/lock-person.ts';

/**
 * Renames a network of the caller's; the name is trimmed, the present name is no conflict. Audited as
 * `network_renamed`.
 *
 * @throws name_required, network_not_found, not_your_network
 * @throws name_taken the caller owns another network of that name
 */
export async function updateNetwork(
  ctx: Ctx,
  { networkId, name }: { readonly networkId: string; readonly name: string },
): Promise<void> {
  const newName = name.trim();
  if (newName === '') throw new DomainError('name_required');
  await ctx.transaction(async (tx) => {
    const { name: oldName } = await lockOwnNetwork(tx, networkId);
    const network = await tx.em.findOneOrFail(Network, networkId);
    const namesake = { ownerId: network.ownerId, networkName: newName, networkId: { $ne: networkId } };
    if ((await tx.em.count(Network, namesake)) > 0) throw new DomainError('name_taken');
    tx.em.assign(network, { networkName: newName, updatedAt: tx.platform.clock.now() });
    await recordAudit(tx, {
      action: 'network_renamed',
      targetType: 'network',
      targetId: networkId,
      detail: `${oldName} -> ${newName}`,
      networkId,
    });
  });
}

/**
 * Takes the row of a network that the caller owns.
 *
 * @throws network_not_found absent, or the caller is not in it
 * @throws not_your_network a member other than the owner
 */
export async function lockOwnNetwork(tx: Tx, networkId: string): Promise<{ readonly name: string }> {
  const { caller } = tx;
  // Networks of one owner change one after the other: names are unique among them.
  if (caller.userId !== null) await lockPerson(tx, caller.userId);
  const network = await lockNetwork(tx, networkId);
  if (network === undefined) throw new DomainError('network_not_found');
  // Only who may read the network may learn that it is there.
  const readsAll = caller.systemAdmin && caller.networkId === null;
  if (!readsAll && (await findMembership(tx, networkId)) === undefined) throw new DomainError('network_not_found');
  if (network.ownerId !== caller.userId) throw new DomainError('not_your_network');
  return network;
}
