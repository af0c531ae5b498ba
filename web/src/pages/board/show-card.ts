import type { Requirement } from '@agent-collaboration-hub/client';
import type { QueryClient } from '@tanstack/react-query';
import type { CallKey } from '../../live/call-key.ts';
import { fits } from './board-search.ts';
import { gone, keep, pins, unpin } from './pins.ts';
import { placeCard } from './place-card.ts';

interface LoadedList {
  readonly rows: readonly Requirement[];
  readonly next: string | undefined;
}

interface LoadedCard {
  readonly requirement: Requirement;
}

/** Where cards are cached: the answers about one network. */
export interface CardCache {
  readonly client: QueryClient;
  readonly networkId: string | undefined;
}

/**
 * Puts a card, as the hub tells it now, into every column that has it or should have it, and out of the others.
 *
 * @returns whether a list is left in doubt: only the hub can tell whether a search finds the card
 */
export function showCard({ client, networkId }: CardCache, card: Requirement): boolean {
  let isDoubtful = false;
  for (const query of client.getQueryCache().getAll()) {
    const [call, input, network] = query.queryKey as unknown as CallKey;
    if (network !== networkId) continue;
    const before: unknown = query.state.data;
    const after = placeIn(call, input, before, card);
    if (after !== before) query.setData(after, { updatedAt: query.state.dataUpdatedAt, manual: true });
    if (call === 'listRequirements' && fits(card, input) === undefined) isDoubtful = true;
  }
  if (pins.get().has(card.id)) keep(card);
  return isDoubtful;
}

/** Takes a card that is gone, or that this person may no longer see, out of everything. */
export function dropCard({ client, networkId }: CardCache, id: string): void {
  unpin(id);
  gone.set(new Set([...gone.get(), id]));
  for (const query of client.getQueryCache().getAll()) {
    const [call, , network] = query.queryKey as unknown as CallKey;
    if (call !== 'listRequirements' || network !== networkId) continue;
    const list = query.state.data as LoadedList | undefined;
    if (list?.rows.some((row) => row.id === id) !== true) continue;
    const rows = list.rows.filter((row) => row.id !== id);
    query.setData({ ...list, rows }, { updatedAt: query.state.dataUpdatedAt, manual: true });
  }
}

function placeIn(call: string, input: object, data: unknown, card: Requirement): unknown {
  if (call === 'getRequirement') {
    const known = data as LoadedCard | undefined;
    if (known?.requirement.id !== card.id || known.requirement.updated_at > card.updated_at) return data;
    return { ...known, requirement: { ...known.requirement, ...card } };
  }
  const list = data as LoadedList | undefined;
  if (call !== 'listRequirements' || list === undefined) return data;
  const seen = list.rows.find(({ id }) => id === card.id);
  if (seen !== undefined && seen.updated_at > card.updated_at) return data;
  const rows = placeCard({ rows: list.rows, hasMore: list.next !== undefined }, card, input);
  return rows === list.rows ? data : { ...list, rows };
}
