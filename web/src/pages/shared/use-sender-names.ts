import type { Task } from '@agent-collaboration-hub/client';
import { useCallback } from 'react';
import { useNetworkId, usePlace } from '../../app/network.ts';
import { useCall, useTool } from '../../live/use-call.ts';

/** So many people, and so many agents, are known by name from one answer each. */
const most = { people: 200, nodes: 1_000 };

type Sender = Pick<Task, 'sender_kind' | 'sender_id' | 'from_name'>;

/** Who really sent the tasks of a list, by name; the label of a task where its sender is not known. */
export function useSenderNames(): (sender: Sender) => string {
  const { me } = usePlace();
  const networkId = useNetworkId();
  const { data: people } = useTool('requirements_people', { network_id: networkId, limit: most.people });
  const { data: nodes } = useCall('listNodes', { limit: most.nodes });
  return useCallback(
    ({ sender_kind: kind, sender_id: id, from_name: label }) => {
      const person = id === me.user.user_id ? me.user : people?.people.find(({ user_id: one }) => one === id);
      if (kind === 'user') return person?.display_name ?? person?.username ?? label;
      if (kind === 'node') return nodes?.nodes.find(({ node_id: one }) => one === id)?.alias ?? label;
      return label;
    },
    [me, people, nodes],
  );
}
