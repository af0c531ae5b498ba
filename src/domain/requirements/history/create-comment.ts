import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { findValues, requireCard } from '../cards/find-card.ts';
import { maxCommentLength } from '../limits.ts';
import { lockBoard } from '../lock-board.ts';
import { notifyPeople } from '../people/notify-people.ts';
import { recordCardEvents } from './record-card-events.ts';
import { requireAssigned } from '../cards/require-assigned.ts';
import { resolveWriteBoard } from '../resolve-board.ts';
import { selectEvents } from './select-events.ts';
import type { CardEventRow } from './select-events.ts';

/**
 * Adds a comment to a card; comments are never edited or deleted (rule requirements-comments). The card counts as
 * updated, so that the feed of changes shows it.
 *
 * @param comment.text stored trimmed, and measured so: 1 to 4,000 characters
 * @throws requirement_not_found, ambiguous_seq
 * @throws comment_too_long, invalid_comment nothing is left of it
 */
export async function createComment(
  ctx: Ctx,
  comment: { readonly id: string; readonly text: string; readonly networkId?: string | undefined },
): Promise<CardEventRow> {
  const action = 'requirements_comment';
  const text = readComment(comment.text);
  const board = await resolveWriteBoard(ctx, comment.networkId, action);
  return ctx.transaction(async (tx) => {
    const { stamp } = await lockBoard(tx, board.scope.networkId);
    const row = await requireCard(tx.db, board, comment.id);
    await requireAssigned(tx, row, action);
    const card = { requirementId: row.requirement_id, networkId: row.network_id, seq: row.seq };
    const event = { kind: 'comment' as const, field: null, old: null, new: { text } };
    const [seq = 0] = await recordCardEvents(tx, card, stamp, [event]);
    await tx.db
      .updateTable('requirements')
      .set({ updated_at: stamp })
      .where('network_id', '=', row.network_id)
      .where('requirement_id', '=', row.requirement_id)
      .execute();
    await notifyPeople(tx, { ...card, name: row.name }, [await findValues(tx.db, row)]);
    return selectEvents(tx.db, board)
      .where('e.network_id', '=', row.network_id)
      .where('e.seq', '=', seq)
      .executeTakeFirstOrThrow();
  });
}

function readComment(given: string): string {
  const text = given.trim();
  if (text === '') throw new DomainError('invalid_comment', { field: 'text' });
  // A character may be two code units.
  const isTooLong = text.length > 2 * maxCommentLength || [...text].length > maxCommentLength;
  if (isTooLong) throw new DomainError('comment_too_long', { field: 'text' });
  return text;
}
