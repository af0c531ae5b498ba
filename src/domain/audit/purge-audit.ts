import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { ofAnybody } from '../../entities/audit-entry.ts';
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
  const rows = {
    table: 'audit_log',
    key: 'seq',
    column: 'created_at',
    only: sql<SqlBool>`${sql.raw(ofAnybody)}`,
  } as const;
  return purgeOlder(ctx, rows, before);
}
