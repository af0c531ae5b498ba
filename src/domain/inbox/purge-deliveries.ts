import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

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
  return ctx.transaction(async (tx) => {
    const old = tx.db
      .selectFrom('inbox')
      .select('seq')
      .where(sql<boolean>`acked = 1`)
      .where('acked_at', '<', tx.platform.clock.now() - days * dayMs)
      .limit(batchSize);
    const deleted = await tx.db.deleteFrom('inbox').where('seq', 'in', old).returning('seq').execute();
    return deleted.length;
  });
}
