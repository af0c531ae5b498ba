import { Network } from '../../entities/index.ts';
import { requireUnbound } from '../access/require-unbound.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { lockPerson } from '../tokens/lock-person.ts';
import { createOwnedNetwork } from './create-owned-network.ts';
import type { NewNetwork } from './create-owned-network.ts';
import { maxOwnedNetworks } from './limits.ts';

/** What the caller asks for. */
export interface NetworkRequest {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** The new network. */
export interface CreatedNetwork {
  readonly networkId: string;
  readonly networkName: string;
}

/**
 * Makes a network that the caller owns; the name is trimmed. Not audited (rule networks-owned-limit).
 *
 * @throws user_token_required a token that is bound to a network
 * @throws name_required nothing but blanks
 * @throws network_name_taken the caller owns a network of that name
 * @throws network_quota_exceeded the free plan's quota is used up; system admins are exempt
 */
export async function createNetwork(ctx: Ctx, request: NetworkRequest): Promise<CreatedNetwork> {
  const { userId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  requireUnbound(ctx);
  const networkName = request.name.trim();
  if (networkName === '') throw new DomainError('name_required');
  const description = request.description ?? null;
  return ctx.transaction(async (tx) => {
    const networkId = await takeOwnedNetwork(tx, { name: networkName, ownerId: userId, description });
    return { networkId, networkName };
  });
}

/**
 * Makes a network for the caller in the unit, within the quota of the plan (rule networks-owned-limit).
 *
 * @param systemAdmin whose networks nobody counts
 * @returns its id
 * @throws network_name_taken, network_quota_exceeded
 */
export async function takeOwnedNetwork(
  tx: Tx,
  network: NewNetwork,
  systemAdmin = tx.caller.systemAdmin,
): Promise<string> {
  const { ownerId } = network;
  await lockPerson(tx, ownerId);
  const networkId = await createOwnedNetwork(tx, network);
  if (networkId === undefined) throw new DomainError('network_name_taken');
  if (!systemAdmin) {
    const owned = await tx.em.count(Network, { ownerId });
    if (owned > maxOwnedNetworks) throw new DomainError('network_quota_exceeded', { max: maxOwnedNetworks });
  }
  return networkId;
}
