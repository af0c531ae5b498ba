import type { Ctx } from '../ctx.ts';

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
  return ctx.transaction(async (tx) => {
    const old = tx.db
      .selectFrom('audit_log')
      .select('seq')
      .where('created_at', '<', tx.platform.clock.now() - days * dayMs)
      .limit(batchSize);
    const gone = await tx.db.deleteFrom('audit_log').where('seq', 'in', old).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
