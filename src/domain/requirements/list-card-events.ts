import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { parseSince } from '../../platform/clock.ts';
import { inScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readEventCursor, writeEventCursor } from './card-cursor.ts';
import { requireCard } from './find-card.ts';
import { ofSeenCards, resolveReadBoard } from './resolve-board.ts';
import { selectEvents } from './select-events.ts';
import type { CardEventRow } from './select-events.ts';

export interface CardEventQuery {
  /** Id or `#N`; all cards of the board without it. */
  readonly requirementId?: string | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
  /** 200 for one card and 50 for all when undefined; at most 500. */
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly networkId?: string | undefined;
}

export interface CardEventPage {
  readonly events: readonly CardEventRow[];
  /** Towards older events; null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * What happened to one card or to all, comments included, the newest first (seed 001, requirements_events). Members
 * who see own cards only get the events of those.
 *
 * @throws requirement_not_found, ambiguous_seq, invalid_cursor
 */
export async function listCardEvents(ctx: Ctx, query: CardEventQuery): Promise<CardEventPage> {
  const before = query.cursor === undefined ? undefined : readEventCursor(query.cursor);
  const board = await resolveReadBoard(ctx, query.networkId);
  const limit = query.limit ?? (query.requirementId === undefined ? 50 : 200);
  let select = selectEvents(ctx.db, board).where(inScope(board.scope, 'e.network_id'));
  if (query.requirementId !== undefined) {
    const card = await requireCard(ctx.db, board, query.requirementId);
    select = select.where('e.requirement_id', '=', card.requirement_id);
  } else if (board.scopedIn.length > 0) {
    select = select.where(sql<SqlBool>`exists (select 1 from requirements as r
      where r.requirement_id = e.requirement_id and ${ofSeenCards(board)})`);
  }
  const since = query.since === undefined ? undefined : parseSince(query.since);
  if (since !== undefined) select = select.where('e.created_at', '>=', since);
  if (before !== undefined) select = select.where('e.seq', '<', before);
  const rows = await select
    .orderBy('e.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const events = rows.slice(0, limit);
  const last = events.at(-1);
  return { events, nextCursor: rows.length > limit && last ? writeEventCursor(last.seq) : null };
}
