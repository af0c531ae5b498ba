import type { Insertable } from 'kysely';
import type { RequirementEventKind } from '../../../../generated/enums.ts';
import type { HubTables } from '../../../entities/index.ts';
import type { Caller } from '../../caller.ts';
import type { Tx } from '../../ctx.ts';
import { actorOf } from '../actor.ts';

/** Something that happened to a card; `old` and `new` are JSON values. */
export interface CardEvent {
  readonly kind: RequirementEventKind;
  /** As the wire names it; null when the event is not about one field. */
  readonly field: string | null;
  readonly old: unknown;
  readonly new: unknown;
}

/** A card as far as its history needs it. */
export interface EventCard {
  readonly requirementId: string;
  readonly networkId: string;
  readonly seq: number;
}

/**
 * Writes the history of a card and tells the observers of the network (`requirement_changed`, metadata only).
 *
 * @param stamp of this unit's turn; the board is locked
 * @returns the numbers of the stored events, in the order given
 */
export async function recordCardEvents(
  tx: Tx,
  card: EventCard,
  stamp: number,
  events: readonly CardEvent[],
): Promise<number[]> {
  const first = await takeEventNumbers(tx, card.networkId, events.length);
  await tx.db
    .insertInto('requirement_events')
    .values(events.map((event, index) => newCardEvent(tx.caller, card, stamp, event, first + index)))
    .execute();
  for (const event of events) emitChange(tx, card, event);
  return events.map((_, index) => first + index);
}

/** Takes `count` numbers of a network's card events, whose board is locked, and returns the first of them. */
export async function takeEventNumbers(tx: Tx, networkId: string, count: number): Promise<number> {
  const { last_event: last } = await tx.db
    .updateTable('requirement_counters')
    .set((eb) => ({ last_event: eb('last_event', '+', count) }))
    .where('network_id', '=', networkId)
    .returning('last_event')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

/** One line of the history of a card, written by `caller`, with its number. */
export function newCardEvent(
  caller: Caller,
  card: EventCard,
  stamp: number,
  event: CardEvent,
  number: number,
): Insertable<HubTables['requirement_events']> {
  const actor = actorOf(caller);
  return {
    network_id: card.networkId,
    seq: number,
    requirement_id: card.requirementId,
    card_seq: card.seq,
    kind: event.kind,
    field: event.field,
    old_json: jsonOf(event.old),
    new_json: jsonOf(event.new),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    created_at: stamp,
  };
}

/** Tells the observers of the network that a card changed. */
export function emitChange(tx: Tx, card: EventCard, event: Pick<CardEvent, 'kind' | 'field'>): void {
  tx.emit({
    networkId: card.networkId,
    type: 'requirement_changed',
    channel: null,
    payload: null,
    summary: { requirement_id: card.requirementId, seq: card.seq, change: event.kind, field: event.field },
  });
}

/** Absent values are null in the database, not the JSON text `null`. */
function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
