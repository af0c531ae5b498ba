import type { CardRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import type { CardValues } from './card-values.ts';

/**
 * Leaves a tombstone of a card for those who cannot see it any more, so that the feed of changes tells them. Who sees
 * the card, or sees it again, does not get it from there (`listDeleted`).
 *
 * @param stamp of the change that lost it; a later loss takes its place and is told to all of them
 */
export async function recordLostCard(
  tx: Tx,
  card: Pick<CardRow, 'requirement_id' | 'network_id' | 'seq'>,
  people: readonly string[],
  stamp: number,
): Promise<void> {
  const { requirement_id: requirementId, network_id: networkId, seq } = card;
  const told = await tx.db
    .selectFrom('requirement_tombstones')
    .select('people')
    .where('network_id', '=', networkId)
    .where('requirement_id', '=', requirementId)
    .executeTakeFirst();
  const all = new Set([...(told?.people.trim().split(' ') ?? []), ...people]);
  const lost = { people: ` ${[...all].join(' ')} `, deleted_at: stamp };
  await tx.db
    .insertInto('requirement_tombstones')
    .values({ requirement_id: requirementId, network_id: networkId, seq, ...lost })
    .onConflict((conflict) => conflict.columns(['network_id', 'requirement_id']).doUpdateSet(lost))
    .execute();
}

/** The ids of all whose own card this is: owners, participants, creator; people and nodes. */
export function peopleOf(row: CardRow, { owner, agent_owner: agentOwner, participants }: CardValues): string[] {
  return [owner, agentOwner, ...participants, { id: row.created_by_id }].flatMap((person) =>
    person ? [person.id] : [],
  );
}
