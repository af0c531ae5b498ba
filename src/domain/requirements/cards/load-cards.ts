import type { Queries } from '../../ctx.ts';
import type { CardEventRow } from '../history/select-events.ts';
import { findHiddenAgents } from '../people/hide-agents.ts';
import type { Board } from '../resolve-board.ts';
import type { ListedRow } from './card-columns.ts';
import { countChildren, loadNames, selectLastEvents, selectParticipants, selectTags } from './card-parts.ts';
import type { CardPerson, Cards } from './card-parts.ts';

/** Who wrote on a card. */
export type CardActor = Pick<CardPerson, 'kind' | 'id'>;

/** A card with what stands in other tables. Agents that the caller does not reach are not on it. */
export interface Card {
  readonly row: ListedRow;
  readonly owner: CardPerson | null;
  readonly agentOwner: CardPerson | null;
  readonly participants: readonly CardPerson[];
  /** Who created it and who changed it last; null for an agent that is hidden from the caller. */
  readonly createdBy: CardActor | null;
  readonly updatedBy: CardActor | null;
  readonly tags: readonly string[];
  readonly children: { readonly total: number; readonly done: number };
  /** Undefined when it was not asked for, null when none is kept. */
  readonly lastEvent: CardEventRow | null | undefined;
}

/**
 * Adds to cards what stands in other tables: five queries, six with the last events, however many cards; one more for
 * members who reach granted agents only.
 */
export async function loadCards(
  db: Queries,
  board: Board,
  rows: readonly ListedRow[],
  { lastEvent }: { readonly lastEvent: boolean },
): Promise<Card[]> {
  if (rows.length === 0) return [];
  const cards: Cards = {
    networks: [...new Set(rows.map((row) => row.network_id))],
    ids: rows.map((row) => row.requirement_id),
  };
  const parts = await selectParticipants(db, cards);
  const nameOf = await loadNames(db, board, rows, parts);
  const tags = Map.groupBy(await selectTags(db, cards), (tag) => tag.requirement_id);
  const children = new Map((await countChildren(db, cards)).map((row) => [row.parent_id, row]));
  const events = lastEvent ? await selectLastEvents(db, board, cards) : [];
  const lastOf = new Map(events.map((event) => [event.requirement_id, event]));
  const people = Map.groupBy(parts, (part) => part.requirement_id);
  const isHidden = await findHiddenAgents(db, board);
  const shown = ({ network_id: networkId }: ListedRow, { kind, id }: CardActor): boolean =>
    kind === 'user' || !isHidden(networkId, id);
  const actor = (row: ListedRow, kind: CardActor['kind'], id: string): CardActor | null =>
    shown(row, { kind, id }) ? { kind, id } : null;
  return rows.map((row) => {
    const below = children.get(row.requirement_id);
    return {
      row,
      owner: row.owner_id === null ? null : nameOf(row, 'user', row.owner_id),
      agentOwner:
        row.agent_owner_id === null || isHidden(row.network_id, row.agent_owner_id)
          ? null
          : nameOf(row, 'node', row.agent_owner_id),
      participants: (people.get(row.requirement_id) ?? [])
        .filter(({ kind, person_id: id }) => shown(row, { kind, id }))
        .map(({ kind, person_id: id }) => nameOf(row, kind, id)),
      createdBy: actor(row, row.created_by_kind, row.created_by_id),
      updatedBy: actor(row, row.updated_by_kind, row.updated_by_id),
      tags: (tags.get(row.requirement_id) ?? []).map(({ tag }) => tag),
      children: { total: Number(below?.total ?? 0), done: Number(below?.done ?? 0) },
      lastEvent: lastEvent ? (lastOf.get(row.requirement_id) ?? null) : undefined,
    };
  });
}
