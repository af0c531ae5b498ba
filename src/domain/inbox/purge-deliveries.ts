import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;

/**
 * Deletes deliveries that were acknowledged longer ago than they are kept (decision A6; negative keeps them for
 * ever). At most 1,000 a call. Unread rows are never deleted.
 *
 * @returns how many were deleted
 */
export async function purgeDeliveries(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepAckedInboxDays;
  if (days < 0) return 0;
  const old = await ctx.db
    .selectFrom('inbox')
    .select(['network_id', 'id'])
    .where(sql<boolean>`acked = 1`)
    .where('acked_at', '<', ctx.platform.clock.now() - days * dayMs)
    .orderBy('acked_at')
    .limit(batchSize)
    .execute();
  return eachNetwork(ctx, old, async (tx, networkId, rows) => {
    const gone = await tx.db
      .deleteFrom('inbox')
      .where('network_id', '=', networkId)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
