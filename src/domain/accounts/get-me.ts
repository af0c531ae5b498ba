import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { listNetworks } from '../networks/list-networks.ts';
import type { MemberNetworkRow } from '../networks/list-networks.ts';
import { describeUser } from './describe-user.ts';
import type { PublicUser } from './describe-user.ts';
import { findUser } from './find-user.ts';

/** The caller's account. */
export interface Me {
  readonly user: PublicUser;
  readonly networks: readonly MemberNetworkRow[];
  /** The network that a call without `network_id` acts in; null when there is none or no way to choose. */
  readonly currentNetwork: string | null;
}

/**
 * Who the token belongs to and which networks it reaches. A bound token reaches its own only.
 *
 * @param networkId the network that a `utok_` client works in
 * @throws user_not_found the token has no person behind it
 * @throws access_denied the user may not read that network
 */
export async function getMe(ctx: Ctx, networkId?: string): Promise<Me> {
  const user = await findUser(ctx, ctx.caller.userId);
  if (user === undefined) throw new DomainError('user_not_found');
  const { rows: networks } = await listNetworks(ctx);
  const [first] = networks;
  const only = networks.length === 1 && first !== undefined ? first.network_id : null;
  const named = networkId === undefined ? null : (await resolveScope(ctx, networkId, 'read', 'narrow')).networkId;
  return { user: describeUser(user), networks, currentNetwork: ctx.caller.networkId ?? named ?? only };
}
