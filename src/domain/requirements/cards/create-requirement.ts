import type { Ctx } from '../../ctx.ts';
import { blankValues } from './card-values.ts';
import { getWrittenCard } from './get-requirement.ts';
import type { Card } from './load-cards.ts';
import { lockBoard } from '../lock-board.ts';
import { resolveWriteBoard } from '../resolve-board.ts';
import { resolveValues } from './resolve-values.ts';
import type { CardInput } from './card-input.ts';
import { insertCard } from './write-card.ts';

export interface NewRequirement extends CardInput {
  readonly name: string;
  readonly networkId?: string | undefined;
}

/** A card as it is after a write. */
export interface WrittenCard {
  readonly card: Card;
  readonly coerced: boolean;
}

/**
 * Puts a card on the board of one network; its `#N` is allotted in the same transaction (rule requirements-numbers).
 *
 * @throws external_ref_exists with the id of the card that has it
 * @throws status_conflicts_with_column, project_not_found, project_archived, requirement_parent_not_found,
 *   parent_too_deep, person_not_in_network, person_ambiguous, owner_must_be_human, agent_owner_must_be_agent,
 *   invalid_checklist, invalid_due, invalid_start, external_ref_not_allowed
 * @throws node_permission_denied, network_id_required, access_denied, permission_denied
 */
export async function createRequirement(ctx: Ctx, input: NewRequirement): Promise<WrittenCard> {
  const board = await resolveWriteBoard(ctx, input.networkId, 'requirements_create');
  const { networkId } = board.scope;
  return ctx.transaction(async (tx) => {
    const turn = await lockBoard(tx, networkId, 1);
    const { values, coerced } = await resolveValues(tx, board, { ...blankValues, name: input.name }, input);
    const id = await insertCard(tx, networkId, turn, values);
    return { card: await getWrittenCard(tx, board, id), coerced };
  });
}
