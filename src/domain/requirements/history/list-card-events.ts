import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { parseSince } from '../../../platform/clock.ts';
import { defineNewestPages } from '../../access/newest-first.ts';
import type { NewestKey } from '../../access/newest-first.ts';
import { inScope } from '../../access/in-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { requireCard } from '../cards/find-card.ts';
import { findHiddenAgents, hideAgents } from '../people/hide-agents.ts';
import { ofSeenCards, resolveReadBoard } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';
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

const pages = defineNewestPages('card_events');

/**
 * What happened to one card or to all, comments included, the newest first. Members who see own cards only get the
 * events of those.
 *
 * @throws requirement_not_found, ambiguous_seq, invalid_cursor
 */
export async function listCardEvents(ctx: Ctx, query: CardEventQuery): Promise<CardEventPage> {
  const limit = query.limit ?? (query.requirementId === undefined ? 50 : 200);
  const page = pages.open(ctx, { ...query, limit });
  const before = page.after;
  const board = await resolveReadBoard(ctx, query.networkId);
  let select = selectEvents(ctx.db, board).where(inScope(board.scope, 'e.network_id'));
  if (query.requirementId !== undefined) {
    const card = await requireCard(ctx.db, board, query.requirementId);
    select = select.where('e.network_id', '=', card.network_id).where('e.requirement_id', '=', card.requirement_id);
    if (before !== undefined) select = select.where('e.seq', '<', before[2]);
    select = select.orderBy('e.seq', 'desc');
  } else {
    if (board.scopedIn.length > 0) select = select.where(ofSeenEvents(board));
    if (before !== undefined) select = select.where(isBefore(before));
    select = select.orderBy('e.created_at', 'desc').orderBy('e.network_id', 'desc').orderBy('e.seq', 'desc');
  }
  const since = query.since === undefined ? undefined : parseSince(query.since);
  if (since !== undefined) select = select.where('e.created_at', '>=', since);
  const { rows, nextCursor } = page.cut(await select.limit(page.reads).execute(), (event) => [
    event.created_at,
    event.network_id,
    event.seq,
  ]);
  return { events: hideAgents(rows, await findHiddenAgents(ctx.db, board)), nextCursor };
}

const ofSeenEvents = (board: Board) =>
  sql<SqlBool>`exists (select 1 from requirements as r
    where r.network_id = e.network_id and r.requirement_id = e.requirement_id and ${ofSeenCards(board)})`;

// The time stands there twice: alone it bounds the walk of an index.
const isBefore = ([createdAt, networkId, seq]: NewestKey) =>
  sql<SqlBool>`(e.created_at <= ${createdAt} and (e.created_at, e.network_id, e.seq) < (${createdAt}, ${networkId}, ${seq}))`;
