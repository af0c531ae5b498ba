import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;

/**
 * Deletes audit rows that are older than they are kept (decision A6; negative keeps all). At most 1,000 a call.
 *
 * @returns how many were deleted
 */
export async function purgeAudit(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepAuditDays;
  if (days < 0) return 0;
  const old = await ctx.db
    .selectFrom('audit_log')
    .select(['network_id', 'seq'])
    .where('created_at', '<', ctx.platform.clock.now() - days * dayMs)
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  return eachNetwork(ctx, old, async (tx, networkId, rows) => {
    const gone = await tx.db
      .deleteFrom('audit_log')
      .where('network_id', '=', networkId)
      .where(
        'seq',
        'in',
        rows.map(({ seq }) => seq),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
