import { ofKeys } from '../../access/of-keys.ts';
import type { Ctx } from '../../ctx.ts';
import { sweepSize } from '../limits.ts';
import { isOpenOrder } from '../open-requests.ts';

/**
 * Ends the probes that nobody fetched or answered for a minute as `timeout` (decisions F, G). Writes only when there
 * is one.
 *
 * @returns how many ended
 */
export async function expireProbes(ctx: Ctx): Promise<number> {
  const now = ctx.platform.clock.now();
  const due = await ctx.db
    .selectFrom('probes')
    .select(['network_id', 'probe_id'])
    .where(isOpenOrder)
    .where('deadline_at', '<=', now)
    .limit(sweepSize)
    .execute();
  if (due.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const ended = await tx.db
      .updateTable('probes')
      .set({ status: 'timeout', acked_at: now })
      .where(ofKeys(due, 'probe_id'))
      .where(isOpenOrder)
      .where('deadline_at', '<=', now)
      .executeTakeFirst();
    return Number(ended.numUpdatedRows);
  });
}
