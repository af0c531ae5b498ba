import type { CardRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import { actorOf } from '../actor.ts';
import { columnsOf } from './card-values.ts';
import type { CardValues } from './card-values.ts';
import { diffValues } from '../history/diff-values.ts';
import { foldText } from '../../fold-text.ts';
import { notifyPeople } from '../people/notify-people.ts';
import type { EventCard } from '../history/record-card-events.ts';
import { recordCardEvents } from '../history/record-card-events.ts';
import { peopleOf, recordLostCard } from './record-lost-card.ts';
import type { Turn } from '../lock-board.ts';

/**
 * Stores a new card with the number of this turn, its history's first event and what it rings.
 *
 * @returns the id of the card
 */
export async function insertCard(tx: Tx, networkId: string, turn: Turn, values: CardValues): Promise<string> {
  const { stamp, lastSeq: seq } = turn;
  const actor = actorOf(tx.caller);
  const card: EventCard = { requirementId: `req_${tx.platform.ids.uuid()}`, networkId, seq };
  await tx.db
    .insertInto('requirements')
    .values({
      requirement_id: card.requirementId,
      network_id: networkId,
      seq,
      ...columnsOf(values),
      created_by_kind: actor.kind,
      created_by_id: actor.id,
      updated_by_kind: actor.kind,
      updated_by_id: actor.id,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute();
  await insertParticipants(tx, card, values);
  await insertTags(tx, card, values);
  const event = { kind: 'created' as const, field: null, old: null, new: { name: values.name, column: values.column } };
  await recordCardEvents(tx, card, stamp, [event]);
  await notifyPeople(tx, { ...card, name: values.name }, [values]);
  return card.requirementId;
}

/**
 * Stores what differs between `before` and `after`, one event a field. Nothing at all when they are the same.
 *
 * @returns whether anything changed
 */
export async function changeCard(
  tx: Tx,
  row: CardRow,
  turn: Turn,
  before: CardValues,
  after: CardValues,
): Promise<boolean> {
  const events = diffValues(before, after);
  if (events.length === 0) return false;
  const actor = actorOf(tx.caller);
  const card: EventCard = { requirementId: row.requirement_id, networkId: row.network_id, seq: row.seq };
  await tx.db
    .updateTable('requirements')
    .set({
      ...columnsOf(after),
      updated_by_kind: actor.kind,
      updated_by_id: actor.id,
      updated_at: turn.stamp,
    })
    .where('network_id', '=', card.networkId)
    .where('requirement_id', '=', card.requirementId)
    .execute();
  const fields = new Set(events.map((event) => event.field));
  if (fields.has('participants')) {
    await deleteOf(tx, 'requirement_people', card);
    await insertParticipants(tx, card, after);
  }
  if (fields.has('tags')) {
    await deleteOf(tx, 'requirement_tags', card);
    await insertTags(tx, card, after);
  }
  const kept = new Set(peopleOf(row, after));
  const lost = peopleOf(row, before).filter((id) => !kept.has(id));
  if (lost.length > 0) await recordLostCard(tx, row, lost, turn.stamp);
  await recordCardEvents(tx, card, turn.stamp, events);
  await notifyPeople(tx, { ...card, name: after.name }, [before, after]);
  return true;
}

async function deleteOf(tx: Tx, table: 'requirement_people' | 'requirement_tags', card: EventCard): Promise<void> {
  await tx.db
    .deleteFrom(table)
    .where('network_id', '=', card.networkId)
    .where('requirement_id', '=', card.requirementId)
    .execute();
}

async function insertParticipants(tx: Tx, card: EventCard, { participants }: CardValues): Promise<void> {
  if (participants.length === 0) return;
  await tx.db
    .insertInto('requirement_people')
    .values(
      participants.map(({ kind, id }, position) => ({
        requirement_id: card.requirementId,
        kind,
        person_id: id,
        network_id: card.networkId,
        position,
      })),
    )
    .execute();
}

async function insertTags(tx: Tx, card: EventCard, { tags }: CardValues): Promise<void> {
  if (tags.length === 0) return;
  await tx.db
    .insertInto('requirement_tags')
    .values(
      tags.map((tag, position) => ({
        requirement_id: card.requirementId,
        tag,
        tag_key: foldText(tag),
        network_id: card.networkId,
        position,
      })),
    )
    .execute();
}
