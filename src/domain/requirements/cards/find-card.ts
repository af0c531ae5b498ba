import type { CardRow } from '../../../entities/rows.ts';
import type { Queries } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { CardValues, PersonRef } from './card-values.ts';
import { readValues } from './card-values.ts';
import { ofSeenCards } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';

const shortNumber = /^#(\d{1,15})$/;
const maxNetworks = 100;

/**
 * A card by its id or `#N`.
 *
 * @throws requirement_not_found absent, or not the caller's to see
 * @throws ambiguous_seq several networks of the board have this number
 */
export async function requireCard(db: Queries, board: Board, ref: string): Promise<CardRow> {
  const card = await findCard(db, board, ref);
  if (card === undefined) throw new DomainError('requirement_not_found', { field: 'id' });
  return card;
}

/** As `requireCard`, undefined when there is none. */
export async function findCard(db: Queries, board: Board, ref: string): Promise<CardRow | undefined> {
  const number = shortNumber.exec(ref);
  const [first, ...others] = await db
    .selectFrom('requirements as r')
    .selectAll('r')
    .where(ofSeenCards(board))
    .where((eb) => (number ? eb('r.seq', '=', Number(number[1])) : eb('r.requirement_id', '=', ref)))
    .orderBy('r.network_id')
    .limit(maxNetworks)
    .execute();
  if (first !== undefined && others.length > 0) {
    throw new DomainError('ambiguous_seq', { networks: [first, ...others].map((card) => card.network_id) });
  }
  return first;
}

/** What is set on a stored card. Two queries. */
export async function findValues(db: Queries, card: CardRow): Promise<CardValues> {
  const participants: PersonRef[] = await db
    .selectFrom('requirement_people')
    .select(['kind', 'person_id as id'])
    .where('network_id', '=', card.network_id)
    .where('requirement_id', '=', card.requirement_id)
    .orderBy('position')
    .execute();
  const tags = await db
    .selectFrom('requirement_tags')
    .select('tag')
    .where('network_id', '=', card.network_id)
    .where('requirement_id', '=', card.requirement_id)
    .orderBy('position')
    .orderBy('tag')
    .execute();
  return readValues(
    card,
    participants,
    tags.map(({ tag }) => tag),
  );
}
