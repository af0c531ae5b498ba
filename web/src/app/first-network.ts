import type { Hub, MeAnswer, OwnNetwork } from '@agent-collaboration-hub/client';
import { useQuery } from '@tanstack/react-query';
import { hubOf } from './hub.ts';
import { recallNetwork, rememberNetwork } from './network.ts';

/** Of a person of more networks the others are not looked at. */
const mostAsked = 8;

/**
 * The network to begin with for a person of several who has chosen none in this browser: an own one where agents are,
 * else the one with the most agents. It is remembered as if it had been chosen.
 *
 * @returns its id, undefined where another one is named or no network has agents, null while that is found out
 */
export function useLiveliest({ networks }: MeAnswer, asked: string | undefined): string | null | undefined {
  const isMine = (id: string | null | undefined): boolean => networks.some(({ network_id }) => network_id === id);
  const isWanted = networks.length > 1 && !isMine(asked) && !isMine(recallNetwork());
  const { data, isLoading } = useQuery({
    queryKey: ['liveliest', ...networks.map(({ network_id }) => network_id)],
    enabled: isWanted,
    retry: false,
    queryFn: async () => {
      const found = await findLiveliest(hubOf(undefined), networks);
      if (found !== undefined) rememberNetwork(found);
      return found ?? '';
    },
  });
  if (isLoading) return null;
  return data === '' ? undefined : data;
}

async function findLiveliest(hub: Hub, networks: readonly OwnNetwork[]): Promise<string | undefined> {
  const counted = await Promise.all(
    networks.slice(0, mostAsked).map(async ({ network_id, member_role }) => {
      const { stats } = await hub.call('getNetwork', { network_id });
      return { network_id, isOwn: member_role === 'owner', agents: stats.sessions };
    }),
  );
  const [first] = counted
    .filter(({ agents }) => agents > 0)
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.agents - one.agents);
  return first?.network_id;
}
