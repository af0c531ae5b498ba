import type { Ctx } from '../../ctx.ts';
import { eachNetwork } from '../../each-network.ts';
import { sweepSize } from '../limits.ts';
import { isOpenRequest } from '../open-requests.ts';
import { announceRequest } from '../announce-request.ts';

/**
 * Ends the probes that nobody fetched or answered for a minute as `timeout` (rule daemons-probes). Writes only when
 * there is one.
 *
 * @returns how many ended
 */
export async function expireProbes(ctx: Ctx): Promise<number> {
  const now = ctx.platform.clock.now();
  const due = await ctx.db
    .selectFrom('probes')
    .select(['network_id', 'probe_id'])
    .where(isOpenRequest)
    .where('deadline_at', '<=', now)
    .limit(sweepSize)
    .execute();
  return eachNetwork(ctx, due, async (tx, networkId, rows) => {
    const ended = await tx.db
      .updateTable('probes')
      .set({ status: 'timeout', acked_at: now })
      .where('network_id', '=', networkId)
      .where(
        'probe_id',
        'in',
        rows.map((row) => row.probe_id),
      )
      .where(isOpenRequest)
      .where('deadline_at', '<=', now)
      .returning('probe_id')
      .execute();
    for (const { probe_id: requestId } of ended) {
      announceRequest(tx, { networkId, requestId, kind: 'probe' }, 'timeout');
    }
    return ended.length;
  });
}
