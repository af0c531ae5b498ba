import type { Ctx } from '../ctx.ts';
import { keptSince, purgeOlder } from '../purge-older.ts';

/**
 * Deletes audit rows that are older than they are kept (rule platform-retention; negative keeps all). At most 1,000 per
 * call.
 *
 * @returns how many were deleted
 */
export function purgeAudit(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepAuditDays);
  return purgeOlder(ctx, { table: 'audit_log', key: 'seq', column: 'created_at' }, before);
}
