import { sql } from 'kysely';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { findCard } from './find-card.ts';
import { maxDepth } from '../limits.ts';
import type { Board } from '../resolve-board.ts';

/**
 * The parent that a card may have: a card of the same network, not below the card itself, and not so deep that the card
 * or what is below it would stand deeper than five levels (rule requirements-depth). The board is locked, so nothing
 * moves meanwhile.
 *
 * @param cardId undefined for a new card
 * @returns the id of the parent
 * @throws requirement_parent_not_found, parent_cycle, parent_too_deep
 */
export async function checkParent(tx: Tx, board: Board, ref: string, cardId: string | undefined): Promise<string> {
  const field = 'parent_id';
  const parent = await findCard(tx.db, board, ref);
  if (parent === undefined) throw new DomainError('requirement_parent_not_found', { field });
  const above = await walk(tx, parent.network_id, parent.requirement_id, 'up');
  if (cardId !== undefined && above.ids.includes(cardId)) throw new DomainError('parent_cycle', { field });
  const below = cardId === undefined ? 1 : (await walk(tx, parent.network_id, cardId, 'down')).levels;
  if (above.levels + below > maxDepth) throw new DomainError('parent_too_deep', { field });
  return parent.requirement_id;
}

/** The cards above or below one, itself included, and how many levels they are. */
async function walk(
  tx: Tx,
  networkId: string,
  cardId: string,
  way: 'up' | 'down',
): Promise<{ ids: string[]; levels: number }> {
  const next = way === 'up' ? sql`r.requirement_id = c.parent_id` : sql`r.parent_id = c.requirement_id`;
  const { rows } = await sql<{ id: string; level: number }>`
    with recursive chain(requirement_id, parent_id, level) as (
      select requirement_id, parent_id, 1 from requirements
        where network_id = ${networkId} and requirement_id = ${cardId}
      union all select r.requirement_id, r.parent_id, c.level + 1 from requirements r inner join chain c on ${next}
        where r.network_id = ${networkId} and c.level < ${maxDepth + 1}
    )
    select requirement_id as id, level from chain`.execute(tx.db);
  return { ids: rows.map((row) => row.id), levels: rows.reduce((most, row) => Math.max(most, Number(row.level)), 0) };
}
