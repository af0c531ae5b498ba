import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { parseSince } from '../../platform/clock.ts';
import { inScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readEventCursor, writeEventCursor } from './card-cursor.ts';
import type { EventPlace } from './card-cursor.ts';
import { requireCard } from './find-card.ts';
import { findHiddenAgents, hideAgents } from './hide-agents.ts';
import { ofSeenCards, resolveReadBoard } from './resolve-board.ts';
import type { Board } from './resolve-board.ts';
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
    select = select.where('e.network_id', '=', card.network_id).where('e.requirement_id', '=', card.requirement_id);
    if (before !== undefined) select = select.where('e.seq', '<', before.seq);
    select = select.orderBy('e.seq', 'desc');
  } else {
    if (board.scopedIn.length > 0) select = select.where(ofSeenEvents(board));
    if (before !== undefined) select = select.where(isBefore(before));
    select = select.orderBy('e.created_at', 'desc').orderBy('e.network_id', 'desc').orderBy('e.seq', 'desc');
  }
  const since = query.since === undefined ? undefined : parseSince(query.since);
  if (since !== undefined) select = select.where('e.created_at', '>=', since);
  const rows = await select.limit(limit + 1).execute();
  const events = hideAgents(rows.slice(0, limit), await findHiddenAgents(ctx.db, board));
  const last = events.at(-1);
  return { events, nextCursor: rows.length > limit && last ? writeEventCursor(placeOf(last)) : null };
}

const placeOf = (event: CardEventRow): EventPlace => ({
  createdAt: event.created_at,
  networkId: event.network_id,
  seq: event.seq,
});

const ofSeenEvents = (board: Board) =>
  sql<SqlBool>`exists (select 1 from requirements as r
    where r.network_id = e.network_id and r.requirement_id = e.requirement_id and ${ofSeenCards(board)})`;

// The time stands there twice: alone it bounds the walk of an index.
const isBefore = ({ createdAt, networkId, seq }: EventPlace) =>
  sql<SqlBool>`(e.created_at <= ${createdAt} and (e.created_at, e.network_id, e.seq) < (${createdAt}, ${networkId}, ${seq}))`;
