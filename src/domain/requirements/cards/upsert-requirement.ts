import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { blankValues } from './card-values.ts';
import type { WrittenCard } from './create-requirement.ts';
import { findValues } from './find-card.ts';
import { getWrittenCard } from './get-requirement.ts';
import { lockBoard } from '../lock-board.ts';
import { requireAssigned } from './require-assigned.ts';
import { resolveWriteBoard } from '../resolve-board.ts';
import { resolveValues } from './resolve-values.ts';
import type { CardInput } from './card-input.ts';
import { changeCard, insertCard } from './write-card.ts';

export interface RequirementUpsert extends Omit<CardInput, 'externalRef'> {
  readonly externalRef: string;
  readonly networkId?: string | undefined;
}

/**
 * Creates the card of an external reference or changes it; omitted fields keep their values
 * (rule requirements-omitted-stays). Concurrent calls create one card, because the board is locked.
 *
 * @throws invalid_name a new card has no name
 * @throws upsert_not_allowed the member sees own cards only
 * @throws agent_access_restricted the member reaches granted agents only
 * @throws what `updateRequirement` throws
 */
export async function upsertRequirement(
  ctx: Ctx,
  upsert: RequirementUpsert,
): Promise<WrittenCard & { readonly created: boolean }> {
  const action = 'requirements_upsert_by_external_ref';
  const { externalRef, networkId, ...input } = upsert;
  const board = await resolveWriteBoard(ctx, networkId, action);
  if (board.scope.restricted !== undefined) throw new DomainError('agent_access_restricted');
  if (board.scopedIn.length > 0) throw new DomainError('upsert_not_allowed', { field: 'external_ref' });
  return ctx.transaction(async (tx) => {
    const { networkId: own } = board.scope;
    const turn = await lockBoard(tx, own);
    const row = await tx.db
      .selectFrom('requirements')
      .selectAll()
      .where('network_id', '=', own)
      .where('external_ref', '=', externalRef)
      .executeTakeFirst();
    if (row !== undefined) {
      await requireAssigned(tx, row, action);
      const before = await findValues(tx.db, row);
      const { values, coerced } = await resolveValues(tx, board, before, input, row.requirement_id);
      await changeCard(tx, row, turn, before, values);
      return { card: await getWrittenCard(tx, board, row.requirement_id), coerced, created: false };
    }
    // No card, so none that a restricted node could be assigned to.
    requireNodeMode(tx, action);
    if (input.name === undefined) throw new DomainError('invalid_name', { field: 'name' });
    const blank = { ...blankValues, name: input.name };
    const { values, coerced } = await resolveValues(tx, board, blank, input);
    const id = await insertCard(tx, own, await lockBoard(tx, own, 1), { ...values, external_ref: externalRef });
    return { card: await getWrittenCard(tx, board, id), coerced, created: true };
  });
}
