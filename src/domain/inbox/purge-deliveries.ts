import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { keptSince, purgeOlder } from '../purge-older.ts';

/**
 * Deletes deliveries that were acknowledged longer ago than they are kept (rule platform-retention; negative keeps them
 * for ever). At most 1,000 per call. Unread rows are never deleted.
 *
 * @returns how many were deleted
 */
export function purgeDeliveries(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepAckedInboxDays);
  return purgeOlder(ctx, { table: 'inbox', key: 'id', column: 'acked_at', only: sql`acked = 1` }, before);
}
