import { sql } from 'kysely';
import type { Ctx, ReadCtx } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';

/** How long a committed rename answers for its old alias, in milliseconds. */
export const renamedForMs = dayMs;

/** The present alias of the node that gave up this alias in a rename within the last day. One query. */
export async function findRenamed(ctx: ReadCtx, networkId: string, alias: string): Promise<string | undefined> {
  const renamed = await committed(ctx)
    .select('nodes.alias')
    .where('renames.network_id', '=', networkId)
    .where('renames.old_alias', '=', alias)
    .orderBy('renames.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return renamed?.alias;
}

/** The aliases that the node of this alias had within the last day; usually none. One query. */
export async function listFormerAliases(ctx: Ctx, networkId: string, alias: string): Promise<string[]> {
  const renames = await committed(ctx)
    .select('renames.old_alias')
    .distinct()
    .where('nodes.network_id', '=', networkId)
    .where('nodes.alias', '=', alias)
    .limit(100)
    .execute();
  return renames.map((rename) => rename.old_alias);
}

function committed({ db, platform }: ReadCtx) {
  return db
    .selectFrom('rename_transactions as renames')
    .innerJoin('nodes', (join) =>
      join.onRef('nodes.network_id', '=', 'renames.network_id').onRef('nodes.node_id', '=', 'renames.node_id'),
    )
    .where(sql<boolean>`renames.state = 'committed'`)
    .where('renames.ended_at', '>', platform.clock.now() - renamedForMs);
}
