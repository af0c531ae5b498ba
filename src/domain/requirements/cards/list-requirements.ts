import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { RequirementColumn, RequirementPriority, RequirementView } from '../../../../generated/enums.ts';
import { parseSince } from '../../../platform/clock.ts';
import { behind } from '../../access/key-order.ts';
import { definePages } from '../../access/page-cursor.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { ofShownAgentOwner } from '../people/hide-agents.ts';
import { findWatermark, listDeleted } from '../history/list-deleted.ts';
import type { DeletedCard } from '../history/list-deleted.ts';
import { fullColumns, selectCards, summaryColumns } from './card-columns.ts';
import { loadCards } from './load-cards.ts';
import type { Card } from './load-cards.ts';
import { ofSeenCards, resolveReadBoard } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';
import { ofMatchingCards } from './search-cards.ts';

/** Which cards; undefined filters nothing. */
export interface RequirementQuery {
  readonly networkId?: string | undefined;
  readonly column?: RequirementColumn | undefined;
  readonly priority?: RequirementPriority | undefined;
  readonly projectId?: string | undefined;
  /** User id or name. */
  readonly owner?: string | undefined;
  /** Node id or alias. */
  readonly agentOwner?: string | undefined;
  /** Department of the owner in the network. */
  readonly departmentId?: string | undefined;
  readonly tag?: string | undefined;
  readonly updatedSince?: string | undefined;
  readonly externalRef?: string | undefined;
  readonly parentId?: string | undefined;
  readonly topLevel?: boolean | undefined;
  readonly seq?: number | undefined;
  readonly q?: string | undefined;
  /** Archived cards too, or nothing but them; without them by default. */
  readonly archived?: 'included' | 'only' | undefined;
  /** The feed of changes: archived cards too, deleted ones named, and a time for the next call. */
  readonly changes?: boolean | undefined;
  readonly view: RequirementView;
  readonly lastEvent: boolean;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RequirementPage {
  readonly cards: readonly Card[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** Set for the feed of changes; named on its first page. */
  readonly deleted?: readonly DeletedCard[];
  /** Epoch milliseconds; the `updatedSince` of the next round, the same on all pages of one. */
  readonly serverTime?: number;
}

/** Time and id of a card, and the time that all pages of one round of changes tell; 0 when it was not requested. */
const pages = definePages('cards', 'number', 'text', 'number');

/**
 * A page of cards, the newest first. Pages neither skip nor repeat cards whatever is written meanwhile: the cursor is
 * a place in the order of creation. The number of queries does not depend on the number of cards.
 *
 * @throws invalid_cursor, invalid_updated_since, updated_since_required, access_denied
 */
export async function listRequirements(ctx: Ctx, query: RequirementQuery): Promise<RequirementPage> {
  const since = query.updatedSince === undefined ? undefined : parseSince(query.updatedSince);
  if (query.updatedSince !== undefined && since === undefined) {
    throw new DomainError('invalid_updated_since', { field: 'updated_since' });
  }
  if (query.changes && since === undefined) throw new DomainError('updated_since_required', { field: 'updated_since' });
  const page = pages.open(ctx, query);
  const board = await resolveReadBoard(ctx, query.networkId);
  // Read before the cards: what commits in between is seen now and again in the next round, but never missed.
  const watermark = query.changes ? page.after?.[2] || (await findWatermark(ctx, board)) : undefined;
  const read = await pageOf(ctx, board, { ...query, after: page.after, reads: page.reads }, since).execute();
  const gone = query.changes && page.after === undefined ? await listDeleted(ctx.db, board, since ?? 0) : undefined;
  // Where not all deletions fit, the next round begins at the last that did.
  const serverTime = gone?.until === undefined || watermark === undefined ? watermark : Math.min(watermark, gone.until);
  const { rows, nextCursor } = page.cut(read, (row) => [row.created_at, row.requirement_id, serverTime ?? 0]);
  return {
    cards: await loadCards(ctx.db, board, rows, { lastEvent: query.lastEvent }),
    nextCursor,
    ...(serverTime === undefined ? {} : { serverTime, deleted: gone?.deleted ?? [] }),
  };
}

function pageOf(
  ctx: Ctx,
  board: Board,
  query: RequirementQuery & { readonly after: readonly [number, string, number] | undefined; readonly reads: number },
  since: number | undefined,
) {
  const { column, priority, projectId, tag, externalRef, parentId, seq, q, after, reads } = query;
  let select = selectCards(ctx.db, query.view === 'full' ? fullColumns : summaryColumns).where(ofSeenCards(board));
  if (query.archived === 'only') select = select.where(sql<SqlBool>`r.archived = 1`);
  else if (query.archived === undefined && !query.changes) select = select.where(sql<SqlBool>`r.archived = 0`);
  if (column !== undefined) select = select.where('r.board_column', '=', column);
  if (priority !== undefined) select = select.where('r.priority', '=', priority);
  if (projectId !== undefined) select = select.where('r.project_id', '=', projectId);
  if (externalRef !== undefined) select = select.where('r.external_ref', '=', externalRef);
  if (parentId !== undefined) select = select.where('r.parent_id', '=', parentId);
  if (query.topLevel) select = select.where('r.parent_id', 'is', null);
  if (seq !== undefined) select = select.where('r.seq', '=', seq);
  if (since !== undefined) select = select.where('r.updated_at', '>=', since);
  if (tag !== undefined) select = select.where(ofTag(tag));
  if (query.agentOwner !== undefined) select = select.where(ofShownAgentOwner(board));
  for (const condition of peopleConditions(query)) select = select.where(condition);
  if (q !== undefined) select = select.where(ofMatchingCards(q));
  if (after)
    select = select.where(behind(['r.created_at', 'r.requirement_id'], after.slice(0, 2) as [number, string], 'desc'));
  return select.orderBy('r.created_at', 'desc').orderBy('r.requirement_id', 'desc').limit(reads);
}

const ofTag = (tag: string) =>
  sql<SqlBool>`exists (select 1 from requirement_tags as t
    where t.network_id = r.network_id and t.requirement_id = r.requirement_id and t.tag = ${tag})`;

function peopleConditions({ owner, agentOwner, departmentId }: RequirementQuery) {
  const conditions = [];
  if (owner !== undefined) {
    conditions.push(sql<SqlBool>`r.owner_id in (select u.user_id from users as u
      where u.user_id = ${owner} or u.username_key = ${owner.toLowerCase()})`);
  }
  if (agentOwner !== undefined) {
    conditions.push(sql<SqlBool>`(r.agent_owner_id = ${agentOwner} or r.agent_owner_id in (
      select n.node_id from nodes as n where n.network_id = r.network_id and n.alias = ${agentOwner}))`);
  }
  if (departmentId !== undefined) {
    conditions.push(sql<SqlBool>`r.owner_id in (select m.user_id from memberships as m
      where m.network_id = r.network_id and m.department = ${departmentId})`);
  }
  return conditions;
}
