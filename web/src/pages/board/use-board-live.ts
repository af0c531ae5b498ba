import { useQueryClient } from '@tanstack/react-query';
import { isHubError } from '@agent-collaboration-hub/client';
import { useEffect, useRef } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { useEvents, useLive } from '../../live/live-context.tsx';
import { dropCard, showCard } from './show-card.ts';

const gatherMs = 50;
/** More cards at a time are read as lists. */
const mostCards = 20;

/** Reads each card that somebody changed, and shows it where it belongs now. */
export function useBoardLive(): void {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const live = useLive();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = async (id: string): Promise<void> => {
    const cache = { client, networkId };
    try {
      const { requirement } = await hubOf(networkId).call('getRequirement', { requirement_id: id });
      if (showCard(cache, requirement)) live.marks.mark([{ call: 'listRequirements' }], networkId);
    } catch (error) {
      if (isHubError(error) && error.status === 404) dropCard(cache, id);
      else live.marks.mark([{ call: 'listRequirements' }], networkId);
    }
  };
  const flush = (): void => {
    timer.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    if (ids.length > mostCards) live.marks.mark([{ call: 'listRequirements' }], networkId);
    else for (const id of ids) void read(id);
  };
  useEvents((event) => {
    if (event.type !== 'requirement_changed') return;
    const { requirement_id: id, change } = event as { readonly requirement_id: string; readonly change: string };
    if (change === 'comment') return;
    if (change === 'deleted') {
      waiting.current.delete(id);
      dropCard({ client, networkId }, id);
      return;
    }
    waiting.current.add(id);
    timer.current ??= setTimeout(flush, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
