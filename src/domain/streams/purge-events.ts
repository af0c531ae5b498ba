import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { dayMs } from '../../platform/time.ts';

/** Networks of one call. */
const mostNetworks = 20;

/**
 * Removes stream events past their retention (rule platform-retention): of each of up to 20 networks one bounded batch a
 * call. The events of a network age in the order of their numbers, but for the clocks of several hubs: so its first one
 * tells whether there is anything to remove, and no index by time is kept, which every event would have to be written
 * into.
 *
 * @param days how long events are kept; negative keeps them for ever
 * @returns how many rows went
 */
export async function purgeEvents(ctx: Ctx, days: number, batch = 2_000): Promise<number> {
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  const aged = await ctx.db
    .selectFrom('network_counters')
    .select('network_id')
    .where((eb) => {
      const firstAt = eb
        .selectFrom('stream_events')
        .select('created_at')
        .whereRef('stream_events.network_id', '=', 'network_counters.network_id')
        .orderBy('n')
        .limit(1);
      return eb(firstAt, '<', before);
    })
    .limit(mostNetworks)
    .execute();
  return eachNetwork(ctx, aged, async (tx, networkId) => {
    const first = tx.db
      .selectFrom('stream_events')
      .select('n')
      .where('network_id', '=', networkId)
      .orderBy('n')
      .limit(batch);
    const gone = await tx.db
      .deleteFrom('stream_events')
      .where('network_id', '=', networkId)
      .where('n', 'in', first)
      .where('created_at', '<', before)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
