import { usePlace } from './network.ts';

/** What the person may do in the network that is shown. A button that the hub would refuse is not drawn. */
export interface May {
  /** Send tasks and messages, edit the board, upload: everybody but viewers. */
  readonly write: boolean;
  /** Members, invites, secrets, providers, nodes of others: owner and admins. */
  readonly manage: boolean;
  /** Delete the network, hand out the role of admin. */
  readonly own: boolean;
  /** The pages of the whole hub: users, audit, log. */
  readonly administer: boolean;
  /** All agents and tasks of the network; a restricted member has granted agents and own tasks alone. */
  readonly reachAll: boolean;
}

/** What the person may do here. */
export function useMay(): May {
  const { me, network } = usePlace();
  const role = network?.member_role;
  const manage = role === 'owner' || role === 'admin';
  return {
    write: manage || role === 'member',
    manage,
    own: role === 'owner',
    administer: me.user.role === 'admin',
    reachAll: network?.agent_access !== 'granted',
  };
}
