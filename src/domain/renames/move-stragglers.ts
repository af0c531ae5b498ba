import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { takeRowNumber } from '../streams/take-numbers.ts';
import { renamedForMs } from '../access/find-renamed.ts';
import { moveInbox, moveTasks } from './move-inbox.ts';
import type { AliasChange } from './move-inbox.ts';

const batch = 100;

/**
 * Brings deliveries to the new alias that another process made to the old one in the moment of a rename. An old alias
 * that another node has taken is left alone.
 *
 * @returns how many deliveries moved
 */
export async function moveStragglers(ctx: Ctx): Promise<number> {
  const stranded = await listStranded(ctx);
  let moved = 0;
  for (const change of stranded) {
    moved += await ctx.transaction(async (tx) => {
      const tasks = await moveTasks(tx, change);
      const deliveries = await moveInbox(tx, change);
      // Nobody is told; the number says that the network is not what it was (rule sessions-remembered).
      if (tasks > 0) await takeRowNumber(tx.db, change.networkId);
      return deliveries;
    });
  }
  return moved;
}

async function listStranded({ db, platform }: Ctx): Promise<AliasChange[]> {
  return db
    .selectFrom('rename_transactions as renames')
    .innerJoin('nodes', (join) =>
      join.onRef('nodes.network_id', '=', 'renames.network_id').onRef('nodes.node_id', '=', 'renames.node_id'),
    )
    .innerJoin('inboxes', (join) =>
      join
        .onRef('inboxes.network_id', '=', 'renames.network_id')
        .on('inboxes.to_kind', '=', 'alias')
        .onRef('inboxes.to_key', '=', 'renames.old_alias'),
    )
    .select([
      'renames.network_id as networkId',
      'renames.node_id as nodeId',
      'renames.old_alias as from',
      'nodes.alias as to',
    ])
    .where(sql<boolean>`renames.state = 'committed'`)
    .where('renames.ended_at', '>', platform.clock.now() - renamedForMs)
    .where('inboxes.unread', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('nodes as heir')
            .select('heir.node_id')
            .whereRef('heir.network_id', '=', 'renames.network_id')
            .whereRef('heir.alias', '=', 'renames.old_alias'),
        ),
      ),
    )
    .orderBy('renames.ended_at')
    .limit(batch)
    .execute();
}
