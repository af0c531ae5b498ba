import type { NetworkRow } from '../../entities/rows.ts';
import type { MemberNetworkRow } from '../../domain/networks/list-networks.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A network on the wire; `settings` is reserved and always null. */
export function viewNetwork(network: NetworkRow): Schemas['Network'] {
  return {
    network_id: network.network_id,
    network_name: network.network_name,
    owner_id: network.owner_id,
    description: network.description,
    settings: null,
    visibility: 'private',
    max_members: network.max_members,
    created_at: toWireTime(network.created_at),
    updated_at: toWireTime(network.updated_at),
  };
}

/** A network in the caller's list, with the caller's role in it. */
export function viewMemberNetwork(network: MemberNetworkRow): Schemas['MemberNetwork'] {
  return { ...viewNetwork(network), ...viewMembership(network) };
}

/** A network of the caller in short. */
export function viewOwnNetwork(network: MemberNetworkRow): Schemas['OwnNetwork'] {
  const { network_id, network_name } = network;
  return { network_id, network_name, ...viewMembership(network) };
}

const viewMembership = ({ member_role, agent_access, task_access }: MemberNetworkRow) => ({
  member_role,
  agent_access,
  task_access,
});
