import { sql } from 'kysely';
import { definePages } from '../../access/page-cursor.ts';
import type { Page, Paging } from '../../access/page-cursor.ts';
import { writers } from '../../access/require-role.ts';
import { inScope } from '../../access/in-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { ofSeenCards, resolveReadBoard } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';

/** A page of tags, sorted. */
export interface TagList extends Page<string> {
  /** Cards by tag. */
  readonly counts: Readonly<Record<string, number>>;
  /** `#rrggbb` by tag, where one is set. */
  readonly colors: Readonly<Record<string, string>>;
  /** Whether the caller may use tag operations. */
  readonly canManage: boolean;
}

const maxTags = 100_000;

const pages = definePages('tags', 'text');

/**
 * The tags of all cards that the caller sees, archived ones included.
 *
 * @throws invalid_cursor, access_denied
 */
export async function listTags(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined },
): Promise<TagList> {
  const page = pages.open(ctx, query);
  const board = await resolveReadBoard(ctx, query.networkId);
  const rows = await ctx.db
    .selectFrom('requirement_tags as t')
    .innerJoin('requirements as r', (join) =>
      join.onRef('r.network_id', '=', 't.network_id').onRef('r.requirement_id', '=', 't.requirement_id'),
    )
    .select(['t.tag', sql<number>`count(*)`.as('cards')])
    .where(inScope(board.scope, 't.network_id'))
    .where(ofSeenCards(board))
    .groupBy('t.tag')
    .limit(maxTags)
    .execute();
  const colored = await ctx.db
    .selectFrom('requirement_tag_colors')
    .select(['tag', 'color'])
    .where(inScope(board.scope))
    .orderBy('network_id')
    .execute();
  // Sorted here because the engines order texts differently.
  const counts = new Map(rows.map(({ tag, cards }) => [tag, Number(cards)]));
  const [after = ''] = page.after ?? [];
  const rest = [...counts.keys()].sort().filter((tag) => tag > after);
  const { rows: tags, nextCursor } = page.cut(rest.slice(0, page.reads), (tag) => [tag]);
  const shown = new Set(tags);
  return {
    rows: tags,
    nextCursor,
    counts: Object.fromEntries(tags.map((tag) => [tag, counts.get(tag) ?? 0])),
    colors: Object.fromEntries(colored.filter(({ tag }) => shown.has(tag)).map(({ tag, color }) => [tag, color])),
    canManage: mayManage(ctx, board),
  };
}

function mayManage(ctx: Ctx, { scope, scopedIn }: Board): boolean {
  if (ctx.caller.kind === 'node' || scope.restricted !== undefined || scopedIn.length > 0) return false;
  return scope.role !== 'system' && writers.includes(scope.role);
}
