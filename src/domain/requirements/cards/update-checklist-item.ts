import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { Card } from './load-cards.ts';
import { findValues, requireCard } from './find-card.ts';
import { getWrittenCard } from './get-requirement.ts';
import { lockBoard } from '../lock-board.ts';
import { requireAssigned } from './require-assigned.ts';
import { resolveWriteBoard } from '../resolve-board.ts';
import { changeCard } from './write-card.ts';

/**
 * Sets one item of a checklist done or not done; the other items keep what others set at the same time.
 *
 * @throws requirement_not_found, checklist_item_not_found
 */
export async function updateChecklistItem(
  ctx: Ctx,
  change: {
    readonly id: string;
    readonly itemId: string;
    readonly done: boolean;
    readonly networkId?: string | undefined;
  },
): Promise<Card> {
  const action = 'requirements_checklist_toggle';
  const board = await resolveWriteBoard(ctx, change.networkId, action);
  return ctx.transaction(async (tx) => {
    const turn = await lockBoard(tx, board.scope.networkId);
    const row = await requireCard(tx.db, board, change.id);
    await requireAssigned(tx, row, action);
    const before = await findValues(tx.db, row);
    if (!before.checklist.some((item) => item.id === change.itemId)) {
      throw new DomainError('checklist_item_not_found', { field: 'item_id' });
    }
    const checklist = before.checklist.map((item) =>
      item.id === change.itemId ? { ...item, done: change.done } : item,
    );
    await changeCard(tx, row, turn, before, { ...before, checklist });
    return getWrittenCard(tx, board, row.requirement_id);
  });
}
