import type { CardRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { actorOf } from '../actor.ts';
import { findValues, requireCard } from './find-card.ts';
import { lockBoard } from '../lock-board.ts';
import { notifyPeople } from '../people/notify-people.ts';
import { recordCardEvents } from '../history/record-card-events.ts';
import { peopleOf, recordLostCard } from './record-lost-card.ts';
import { resolveWriteBoard } from '../resolve-board.ts';

/**
 * Deletes a card; for people only (rule requirements-people-only). Its children become top-level cards, its number is
 * never used again, its history and a tombstone for the feed of changes stay (rule requirements-depth). Audited as
 * `requirement_deleted`.
 *
 * @returns the id of the card
 * @throws user_token_required, requirement_not_found
 */
export async function deleteRequirement(
  ctx: Ctx,
  { id, networkId }: { readonly id: string; readonly networkId?: string | undefined },
): Promise<string> {
  if (ctx.caller.kind === 'node') throw new DomainError('user_token_required');
  const board = await resolveWriteBoard(ctx, networkId, 'requirements_update');
  return ctx.transaction(async (tx) => {
    const { stamp } = await lockBoard(tx, board.scope.networkId);
    const row = await requireCard(tx.db, board, id);
    const card = { requirementId: row.requirement_id, networkId: row.network_id, seq: row.seq };
    const values = await findValues(tx.db, row);
    await freeChildren(tx, row, stamp);
    await recordCardEvents(tx, card, stamp, [{ kind: 'deleted', field: null, old: { name: row.name }, new: null }]);
    await notifyPeople(tx, { ...card, name: row.name }, [values]);
    await recordLostCard(tx, row, peopleOf(row, values), stamp);
    // Its people, tags and notices go with it, by their keys.
    await tx.db
      .deleteFrom('requirements')
      .where('network_id', '=', row.network_id)
      .where('requirement_id', '=', row.requirement_id)
      .execute();
    await recordAudit(tx, {
      action: 'requirement_deleted',
      targetType: 'requirement',
      targetId: row.requirement_id,
      detail: `#${row.seq} ${row.name}`,
      networkId: row.network_id,
    });
    return row.requirement_id;
  });
}

async function freeChildren(tx: Tx, parent: CardRow, stamp: number): Promise<void> {
  const actor = actorOf(tx.caller);
  const children = await tx.db
    .updateTable('requirements')
    .set({ parent_id: null, updated_by_kind: actor.kind, updated_by_id: actor.id, updated_at: stamp })
    .where('network_id', '=', parent.network_id)
    .where('parent_id', '=', parent.requirement_id)
    .returning(['requirement_id as requirementId', 'network_id as networkId', 'seq'])
    .execute();
  for (const child of children) {
    const event = { kind: 'changed' as const, field: 'parent_id', old: parent.requirement_id, new: null };
    await recordCardEvents(tx, child, stamp, [event]);
  }
}
