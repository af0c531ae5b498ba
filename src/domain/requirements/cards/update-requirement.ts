import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { WrittenCard } from './create-requirement.ts';
import { findValues, requireCard } from './find-card.ts';
import { getWrittenCard } from './get-requirement.ts';
import { lockBoard } from '../lock-board.ts';
import { requireAssigned } from './require-assigned.ts';
import { resolveWriteBoard } from '../resolve-board.ts';
import { resolveValues } from './resolve-values.ts';
import type { CardInput } from './card-input.ts';
import { changeCard } from './write-card.ts';

export interface RequirementChange extends CardInput {
  /** Id or `#N`. */
  readonly id: string;
  readonly networkId?: string | undefined;
}

/**
 * Changes what is given of a card (rule requirements-omitted-stays). A call that changes nothing leaves no trace.
 *
 * @throws empty_patch nothing is given
 * @throws requirement_not_found
 * @throws parent_cycle, participants_conflict, participants_add_remove_overlap, and what `createRequirement` throws
 */
export async function updateRequirement(ctx: Ctx, change: RequirementChange): Promise<WrittenCard> {
  const action = 'requirements_update';
  const { id, networkId, ...input } = change;
  const board = await resolveWriteBoard(ctx, networkId, action);
  if (Object.values(input).every((value) => value === undefined))
    throw new DomainError('empty_patch', { field: 'body' });
  return ctx.transaction(async (tx) => {
    const turn = await lockBoard(tx, board.scope.networkId);
    const row = await requireCard(tx.db, board, id);
    await requireAssigned(tx, row, action);
    const before = await findValues(tx.db, row);
    const { values, coerced } = await resolveValues(tx, board, before, input, row.requirement_id);
    await changeCard(tx, row, turn, before, values);
    return { card: await getWrittenCard(tx, board, row.requirement_id), coerced };
  });
}
