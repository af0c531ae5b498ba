import type { Queries } from '../ctx.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** Cards with their tags and participants, each in its order. Two queries. */
export async function addCardParts(
  db: Queries,
  networkId: string,
  cards: readonly StoredRow[],
): Promise<Record<string, unknown>[]> {
  const ids = cards.map((card) => card['requirement_id'] as string);
  const tags = await db
    .selectFrom('requirement_tags')
    .select(['requirement_id', 'tag'])
    .where('network_id', '=', networkId)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .execute();
  const people = await db
    .selectFrom('requirement_people')
    .select(['requirement_id', 'kind', 'person_id'])
    .where('network_id', '=', networkId)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .execute();
  const tagsOf = Map.groupBy(tags, (row) => row.requirement_id);
  const peopleOf = Map.groupBy(people, (row) => row.requirement_id);
  return cards.map((card) => {
    const id = card['requirement_id'] as string;
    return {
      ...card,
      tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag),
      participants: (peopleOf.get(id) ?? []).map((row) => ({ kind: row.kind, id: row.person_id })),
    };
  });
}
