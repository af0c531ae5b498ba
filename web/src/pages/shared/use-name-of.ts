import { useNetworkId, usePlace } from '../../app/network.ts';
import { useCall, useTool } from '../../live/use-call.ts';

const most = 200;

/**
 * The name of a person or an agent by id, as far as the reader may know it; undefined while it is not known. One answer
 * with all people of the network serves all of them.
 */
export function useNameOf(kind: string | undefined, id: string): string | undefined {
  const { me } = usePlace();
  const networkId = useNetworkId();
  const isMe = kind === 'user' && id === me.user.user_id;
  const people = useTool(
    'requirements_people',
    { network_id: networkId, limit: most },
    { isWanted: kind === 'user' && !isMe },
  );
  const nodes = useCall('listNodes', { node_id: id, limit: 1 }, { isWanted: kind === 'node' });
  if (kind === 'node') return nodes.data?.nodes[0]?.alias;
  const person = isMe ? me.user : people.data?.people.find(({ user_id: one }) => one === id);
  return person?.display_name ?? person?.username;
}
