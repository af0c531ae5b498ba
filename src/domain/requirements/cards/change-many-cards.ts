import type { Expression, Updateable } from 'kysely';
import type { HubTables } from '../../../entities/index.ts';
import type { Tx } from '../../ctx.ts';
import { actorOf } from '../actor.ts';
import { emitChange, newCardEvent, takeEventNumbers } from '../history/record-card-events.ts';
import type { CardEvent, EventCard } from '../history/record-card-events.ts';

/** Rows of one insert, far below the parameter limits of both engines. */
const rowsAtOnce = 500;

/** One change of many cards of a network, archived ones included. */
export interface BulkChange {
  readonly networkId: string;
  readonly stamp: number;
  /** A query for the ids of the cards; evaluated before anything is changed. */
  readonly cards: Expression<string>;
  readonly set: Updateable<HubTables['requirements']>;
  /** What goes into the history of each of them. */
  readonly event: CardEvent;
}

/**
 * Changes many cards at once, each with its line of history and its stream event. People on the cards are not notified,
 * because no single card was changed.
 *
 * @returns how many cards changed
 */
export async function changeManyCards(tx: Tx, change: BulkChange): Promise<number> {
  const { networkId, stamp, event } = change;
  const actor = actorOf(tx.caller);
  const cards = await tx.db
    .updateTable('requirements')
    .set({ ...change.set, updated_by_kind: actor.kind, updated_by_id: actor.id, updated_at: stamp })
    .where('network_id', '=', networkId)
    .where('requirement_id', 'in', change.cards)
    .returning(['requirement_id as requirementId', 'network_id as networkId', 'seq'])
    .execute();
  const first = cards.length === 0 ? 0 : await takeEventNumbers(tx, networkId, cards.length);
  const line = (card: EventCard, index: number) => newCardEvent(tx.caller, card, stamp, event, first + index);
  for (let start = 0; start < cards.length; start += rowsAtOnce) {
    await tx.db
      .insertInto('requirement_events')
      .values(cards.slice(start, start + rowsAtOnce).map((card, index) => line(card, start + index)))
      .execute();
  }
  for (const card of cards) emitChange(tx, card, event);
  return cards.length;
}
