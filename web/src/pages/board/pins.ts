import type { Requirement } from '@agent-collaboration-hub/client';
import { createPersonalStore } from '../../app/store.ts';
import type { Question } from './board-search.ts';
import { placeCard, type LoadedColumn } from './place-card.ts';

/** A card that is shown as this person left it, until the lists of the hub tell the same. */
export interface Pin {
  /** As the hub told it last. */
  readonly card: Requirement;
  /** What the hub has not answered to yet, in the order in which it was done. */
  readonly ahead: readonly Partial<Requirement>[];
}

/** Pinned cards by their ids, the latest last. */
export const pins = createPersonalStore<ReadonlyMap<string, Pin>>(new Map());

/** Ids of cards that this page knows to be gone; the hub is not asked for them again. */
export const gone = createPersonalStore<ReadonlySet<string>>(new Set());

const mostSettled = 50;

/** Shows what a change will do to a card. */
export function foresee(card: Requirement, wanted: Partial<Requirement>): void {
  const known = pins.get().get(card.id);
  put({ card: known?.card ?? card, ahead: [...(known?.ahead ?? []), wanted] });
}

/** Ends a change: `card` is what the hub says now; without it the card is as it was before. */
export function settle(id: string, wanted: Partial<Requirement>, card?: Requirement): void {
  const known = pins.get().get(id);
  if (known === undefined) return;
  const next = card === undefined || card.updated_at < known.card.updated_at ? known.card : card;
  put({ card: next, ahead: known.ahead.filter((one) => one !== wanted) });
}

/** Keeps a card in sight that the lists may not have yet. */
export function keep(card: Requirement): void {
  put({ card, ahead: pins.get().get(card.id)?.ahead ?? [] });
}

/** Forgets a card that is gone. */
export function unpin(id: string): void {
  const next = new Map(pins.get());
  if (next.delete(id)) pins.set(next);
}

/** A card as it is shown: with everything that is under way. */
export function shownCard(card: Requirement, pin: Pin | undefined): Requirement {
  if (pin === undefined) return card;
  const base = card.updated_at >= pin.card.updated_at ? card : { ...card, ...pin.card };
  return Object.assign({}, base, ...pin.ahead) as Requirement;
}

/** The rows of a column with the pinned cards in their places. */
export function withPins(
  column: LoadedColumn,
  question: Question,
  pinned: ReadonlyMap<string, Pin>,
  networkId: string | undefined,
): readonly Requirement[] {
  let { rows } = column;
  for (const pin of pinned.values()) {
    if (pin.card.network_id !== networkId) continue;
    const row = rows.find(({ id }) => id === pin.card.id);
    if (pin.ahead.length === 0 && row !== undefined && row.updated_at >= pin.card.updated_at) continue;
    const shown = shownCard(row ?? pin.card, pin);
    rows = placeCard({ rows, hasMore: column.hasMore }, shown, question, { isForced: true });
  }
  return rows;
}

function put(pin: Pin): void {
  const next = new Map(pins.get());
  next.delete(pin.card.id);
  next.set(pin.card.id, pin);
  const settled = [...next.values()].filter(({ ahead }) => ahead.length === 0);
  for (const { card } of settled.slice(0, -mostSettled)) next.delete(card.id);
  pins.set(next);
}
