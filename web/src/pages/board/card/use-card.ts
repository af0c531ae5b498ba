import { isHubError, type Requirement } from '@agent-collaboration-hub/client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useCall } from '../../../live/use-call.ts';
import { gone, pins, shownCard } from '../pins.ts';

/** A card as far as it is known: its row of a column until all of it has come. */
export function useCard(id: string, isOpen: boolean) {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const isLost = gone.use().has(id);
  const { data, error, refetch } = useCall('getRequirement', { requirement_id: id }, { isWanted: isOpen && !isLost });
  const pinned = pins.use();
  const row = useMemo(() => {
    const lists = client.getQueriesData<{ readonly rows?: readonly Requirement[] }>({ queryKey: ['listRequirements'] });
    return lists.flatMap(([, list]) => list?.rows ?? []).find((one) => one.id === id && one.network_id === networkId);
  }, [client, id, networkId]);
  const known = data?.requirement ?? row;
  const card = known === undefined ? undefined : shownCard(known, pinned.get(known.id));
  const isGone = isLost || (isHubError(error) && error.status === 404);
  return { card, isComplete: data !== undefined, isGone, error, retry: () => void refetch() };
}
