import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { inScope } from '../../access/in-scope.ts';
import type { Ctx, Queries } from '../../ctx.ts';
import { escapeLike } from '../../fold-text.ts';
import { maxDeleted } from '../limits.ts';
import { ofSeenCards } from '../resolve-board.ts';
import type { Board } from '../resolve-board.ts';

/** The tombstone of a deleted card. */
export interface DeletedCard {
  readonly requirement_id: string;
  readonly seq: number;
  readonly network_id: string;
  readonly deleted_at: number;
}

/** No unit that changes cards runs longer than this. */
const longestUnitMs = 30_000;

/**
 * A time such that every change which the caller cannot read yet will be stamped with it or later. Changes of one
 * network are stamped upwards in commit order; a network that was quiet for longer than any unit runs counts by the
 * clock.
 *
 * @returns epoch milliseconds
 */
export async function findWatermark(ctx: Ctx, { scope }: Board): Promise<number> {
  const quiet = ctx.platform.clock.now() - longestUnitMs;
  const networks = scope.networkIds;
  // Of several networks one may be about to take an earlier turn than the others' last.
  if (networks === 'all' || networks.length !== 1) return quiet;
  const row = await ctx.db
    .selectFrom('requirement_counters')
    .select('last_stamp')
    .where('network_id', '=', scope.networkId)
    .executeTakeFirst();
  return Math.max(quiet, (row?.last_stamp ?? 0) + 1);
}

/**
 * The cards that were deleted since a time, or went out of the caller's sight, as far as the caller saw them; the
 * oldest loss first.
 *
 * @returns at most 5,000; `until` is set when there are more, and is where the rest begins
 */
export async function listDeleted(
  db: Queries,
  board: Board,
  since: number,
): Promise<{ deleted: DeletedCard[]; until: number | undefined }> {
  const rows = await db
    .selectFrom('requirement_tombstones as t')
    .select(['t.requirement_id', 't.seq', 't.network_id', 't.deleted_at'])
    .where(inScope(board.scope, 't.network_id'))
    .where('t.deleted_at', '>=', since)
    .where(ofSeenTombstones(board))
    .where(
      sql<SqlBool>`not exists (select 1 from requirements as r
        where r.network_id = t.network_id and r.requirement_id = t.requirement_id and ${ofSeenCards(board)})`,
    )
    .orderBy('t.deleted_at')
    .orderBy('t.requirement_id')
    .limit(maxDeleted + 1)
    .execute();
  const next = rows.at(maxDeleted);
  return { deleted: rows.slice(0, maxDeleted), until: next?.deleted_at };
}

function ofSeenTombstones({ scopedIn, userId, nodeId }: Board) {
  if (scopedIn.length === 0) return sql<SqlBool>`1 = 1`;
  const own = [userId, nodeId]
    .filter((id) => id !== '')
    .map((id) => sql<SqlBool>`t.people like ${`% ${escapeLike(id)} %`} escape '\\'`);
  return sql<SqlBool>`(t.network_id not in (${sql.join(scopedIn)}) or ${sql.join(own, sql` or `)})`;
}
