import { sql } from 'kysely';
import type { Tx } from '../ctx.ts';
import type { CardRow, CardValues } from './card-values.ts';

/**
 * Leaves a tombstone of a card for those who cannot see it any more, so that the feed of changes tells them. Who sees
 * the card, or sees it again, does not get it from there (`listDeleted`).
 *
 * @param stamp of the change that lost it; a later loss takes its place
 */
export async function recordLostCard(
  tx: Tx,
  card: Pick<CardRow, 'requirement_id' | 'network_id' | 'seq'>,
  people: readonly string[],
  stamp: number,
): Promise<void> {
  await tx.db
    .insertInto('requirement_tombstones')
    .values({
      requirement_id: card.requirement_id,
      network_id: card.network_id,
      seq: card.seq,
      people: ` ${people.join(' ')} `,
      deleted_at: stamp,
    })
    .onConflict((conflict) =>
      conflict.column('requirement_id').doUpdateSet({
        people: sql<string>`requirement_tombstones.people || excluded.people`,
        deleted_at: stamp,
      }),
    )
    .execute();
}

/** The ids of all whose own card this is: owners, participants, creator; people and nodes. */
export function peopleOf(row: CardRow, { owner, agent_owner: agentOwner, participants }: CardValues): string[] {
  return [owner, agentOwner, ...participants, { id: row.created_by_id }].flatMap((person) =>
    person ? [person.id] : [],
  );
}
