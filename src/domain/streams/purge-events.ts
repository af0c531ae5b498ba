import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { dayMs } from '../../platform/time.ts';

/**
 * Removes stream events past their retention (rule platform-retention), one bounded batch a call.
 *
 * @param days how long events are kept; negative keeps them for ever
 * @returns how many rows went
 */
export async function purgeEvents(ctx: Ctx, days: number, batch = 2_000): Promise<number> {
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  const old = await ctx.db
    .selectFrom('stream_events')
    .select(['network_id', 'n'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(batch)
    .execute();
  return eachNetwork(ctx, old, async (tx, networkId, rows) => {
    const gone = await tx.db
      .deleteFrom('stream_events')
      .where('network_id', '=', networkId)
      .where('n', '<=', Math.max(...rows.map(({ n }) => n)))
      .where('created_at', '<', before)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
