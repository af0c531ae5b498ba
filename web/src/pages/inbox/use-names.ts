import { useMemo } from 'react';
import { usePlace } from '../../app/network.ts';
import { useCall, useTool } from '../../live/use-call.ts';
import type { InboxEntry } from './inbox-entry.ts';

/** The addresses of people and agents of the network, by id; of a large network, those of its first people. */
export function useNames(): ReadonlyMap<string, string> {
  const { network } = usePlace();
  const { data } = useTool(
    'requirements_people',
    { network_id: network?.network_id, limit: 100 },
    { isWanted: network !== undefined },
  );
  return useMemo(() => {
    const names = new Map<string, string>();
    const agents = [...(data?.agents_without_owner ?? [])];
    for (const person of data?.people ?? []) {
      names.set(person.user_id, person.username);
      agents.push(...person.agents);
    }
    for (const { node_id, alias } of agents) names.set(node_id, alias);
    return names;
  }, [data]);
}

/**
 * The address by which the sender of an entry is answered: of its token, not of its label. Undefined for one who is
 * gone.
 */
export function useAddress({ from, senderId, isFromAgent }: InboxEntry, name: string | undefined): string | undefined {
  const isWanted = isFromAgent && senderId !== undefined && name === undefined;
  const { data } = useCall('listNodes', { alias: from }, { isWanted });
  if (name !== undefined || senderId === undefined) return name ?? from;
  return data?.nodes.find(({ node_id }) => node_id === senderId)?.alias;
}
