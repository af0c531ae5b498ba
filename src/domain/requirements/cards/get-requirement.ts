import type { Ctx, Queries, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireCard } from './find-card.ts';
import { fullColumns, selectCards } from './card-columns.ts';
import { loadCards } from './load-cards.ts';
import type { Card } from './load-cards.ts';
import { resolveReadBoard } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';

/**
 * One card with all its fields, by id or `#N`.
 *
 * @throws requirement_not_found, ambiguous_seq, access_denied
 */
export async function getRequirement(
  ctx: Ctx,
  query: { readonly id: string; readonly networkId?: string | undefined },
): Promise<Card> {
  const board = await resolveReadBoard(ctx, query.networkId);
  const { network_id: networkId, requirement_id: id } = await requireCard(ctx.db, board, query.id);
  const rows = await selectCard(ctx.db, networkId, id).execute();
  const [card] = await loadCards(ctx.db, board, rows, { lastEvent: true });
  // Deleted between the two reads.
  if (card === undefined) throw new DomainError('requirement_not_found', { field: 'id' });
  return card;
}

const selectCard = (db: Queries, networkId: string, id: string) =>
  selectCards(db, fullColumns).where('r.network_id', '=', networkId).where('r.requirement_id', '=', id);

/** A card that this unit wrote, even if its author can no longer see it. */
export async function getWrittenCard(tx: Tx, board: Board, id: string): Promise<Card> {
  const rows = await selectCard(tx.db, board.scope.networkId, id).execute();
  const [card] = await loadCards(tx.db, board, rows, { lastEvent: true });
  if (card === undefined) throw new Error('a written card is gone');
  return card;
}
