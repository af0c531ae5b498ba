import type { Hub, Requirement } from '@agent-collaboration-hub/client';
import { isHubError } from '@agent-collaboration-hub/client';
import { useQueryClient } from '@tanstack/react-query';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { createPersonalStore } from '../../app/store.ts';
import { useLive } from '../../live/live-context.tsx';
import { toast } from '../../parts/toast-store.ts';
import { foresee, settle } from './pins.ts';
import { findConflicts, type CardChange, type CardField } from './read-field.ts';
import { dropCard, showCard, type CardCache } from './show-card.ts';

/** A change of a card by this person. */
export interface Change {
  /** The card as the person saw it. */
  readonly seen: Requirement;
  /** What the hub is asked for. */
  readonly change: CardChange;
  /** How the card looks then. */
  readonly wanted: Partial<Requirement>;
  /** True applies it whatever somebody else did meanwhile. */
  readonly isForced?: boolean;
  /** Sends it another way, which cannot meet a change of somebody else. */
  readonly send?: (hub: Hub) => Promise<{ readonly requirement: Requirement }>;
}

/** A change that was not made because somebody else was first. */
export interface Conflict {
  readonly mine: Change;
  /** The card as the hub has it. */
  readonly now: Requirement;
  readonly fields: readonly CardField[];
  /** Who was first; undefined where the hub does not tell. */
  readonly who: string | undefined;
}

/** The conflict that waits for the person's word. */
export const conflict = createPersonalStore<Conflict | undefined>(undefined);

/** Changes of one card are sent one after the other. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Changes a card: shown at once, put back when the hub refuses. Where somebody else changed the same field since the
 * person saw it, nothing is sent and `conflict` says what happened. Resolves with the card, or with undefined.
 */
export function useChangeCard(): (change: Change) => Promise<Requirement | undefined> {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const live = useLive();
  return (change) => {
    const { id } = change.seen;
    foresee(change.seen, change.wanted);
    const sent = (queues.get(id) ?? Promise.resolve()).then(() => send({ client, networkId }, change));
    const settled = sent.finally(() => {
      if (queues.get(id) === settled) queues.delete(id);
      const where = { requirement_id: id };
      live.marks.mark(
        [{ call: 'getRequirement', where }, { call: 'listCardEvents', where }, { call: 'listTags' }],
        networkId,
      );
    });
    queues.set(id, settled);
    return settled;
  };
}

async function send(cache: CardCache, mine: Change): Promise<Requirement | undefined> {
  const { seen, change, wanted, isForced = mine.send !== undefined } = mine;
  const hub = hubOf(cache.networkId);
  const card = { requirement_id: seen.id };
  try {
    if (!isForced) {
      const { requirement: now } = await hub.call('getRequirement', card);
      const fields = findConflicts(seen, now, { ...seen, ...wanted }, change);
      if (fields.length > 0) {
        settle(seen.id, wanted, now);
        showCard(cache, now);
        conflict.set({ mine, now, fields, who: await whoChanged(cache, seen.id, fields) });
        return undefined;
      }
    }
    const { requirement } = await (mine.send?.(hub) ??
      hub.call('updateRequirement', { ...card, network_id: cache.networkId, ...change }));
    await cache.client.cancelQueries({ queryKey: ['listRequirements'] });
    settle(seen.id, wanted, requirement);
    showCard(cache, requirement);
    return requirement;
  } catch (error) {
    settle(seen.id, wanted);
    if (isHubError(error) && error.code === 'requirement_not_found') dropCard(cache, seen.id);
    toast.refuseError(error);
    return undefined;
  }
}

async function whoChanged(
  { networkId }: CardCache,
  id: string,
  fields: readonly CardField[],
): Promise<string | undefined> {
  const answer = await hubOf(networkId)
    .call('listCardEvents', { requirement_id: id, limit: 20 })
    .catch(() => undefined);
  const event = answer?.events.find(({ field }) => fields.includes(field as CardField));
  return event?.actor?.display_name ?? undefined;
}
