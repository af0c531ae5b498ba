import type { Requirement } from '@agent-collaboration-hub/client';
import { fits, type Question } from './board-search.ts';

/** A column as far as it was loaded, the newest cards first. */
export interface LoadedColumn {
  readonly rows: readonly Requirement[];
  /** Whether cards follow that are not loaded. */
  readonly hasMore: boolean;
}

/** Where a card stands that its answer does not tell yet. */
export interface PlaceOptions {
  /** Shows the card at the end of what is loaded where it belongs further down; it is left out otherwise. */
  readonly isForced?: boolean;
}

/**
 * The rows of a column with a card as it is now: in its place, in a new one, or taken out. The same rows when nothing
 * changes.
 */
export function placeCard(
  { rows, hasMore }: LoadedColumn,
  card: Requirement,
  question: Question,
  { isForced = false }: PlaceOptions = {},
): readonly Requirement[] {
  const at = rows.findIndex(({ id }) => id === card.id);
  const fit = fits(card, question) ?? (at >= 0 || isForced);
  if (!fit) return at < 0 ? rows : rows.toSpliced(at, 1);
  const row = summaryOf(card);
  if (at >= 0) return rows.with(at, row);
  const place = rows.findIndex((other) => isNewer(row, other));
  if (place >= 0) return rows.toSpliced(place, 0, row);
  return hasMore && !isForced ? rows : [...rows, row];
}

/** The order of the hub: by creation, the newest first. */
export function isNewer(card: Requirement, other: Requirement): boolean {
  if (card.created_at !== other.created_at) return card.created_at > other.created_at;
  return card.id > other.id;
}

/** A card without its long texts, as lists have it. */
export function summaryOf(card: Requirement): Requirement {
  const { description: _description, checklist: _checklist, last_event: _event, ...summary } = card;
  return summary;
}
