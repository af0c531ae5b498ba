import type { Ctx } from '../../ctx.ts';
import { keptSince, purgeOlder } from '../../purge-older.ts';
import { noticeEveryMs } from '../limits.ts';

const events = { table: 'requirement_events', key: 'seq', column: 'created_at' } as const;
const tombstones = { table: 'requirement_tombstones', key: 'requirement_id', column: 'deleted_at' } as const;
const notices = { table: 'requirement_notices', key: 'requirement_id', column: 'notified_at' } as const;

/**
 * Forgets events and comments of cards, and what is left of deleted cards, after `HUB_KEEP_CARD_EVENTS_DAYS` (negative
 * keeps them for ever), and notices that are past their interval. At most 1,000 rows of each per call.
 *
 * @returns how many rows were deleted
 */
export async function purgeCardEvents(ctx: Ctx): Promise<number> {
  const before = keptSince(ctx, ctx.platform.settings.keepCardEventsDays);
  return (
    (await purgeOlder(ctx, notices, ctx.platform.clock.now() - noticeEveryMs + 1)) +
    (await purgeOlder(ctx, events, before)) +
    (await purgeOlder(ctx, tombstones, before))
  );
}
