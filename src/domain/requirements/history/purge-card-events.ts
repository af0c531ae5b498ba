import { ofKeys } from '../../access/of-keys.ts';
import type { Ctx } from '../../ctx.ts';
import { noticeEveryMs } from '../limits.ts';

const dayMs = 86_400_000;
const batchSize = 1_000;

/**
 * Forgets events and comments of cards, and what is left of deleted cards, after `HUB_KEEP_CARD_EVENTS_DAYS` (seed
 * 001: 180 days; negative keeps them for ever), and notices that hold nobody back any more. At most 1,000 rows each a
 * call.
 *
 * @returns how many rows were deleted
 */
export async function purgeCardEvents(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepCardEventsDays;
  const notices = await purgeNotices(ctx);
  if (days < 0) return notices;
  const before = ctx.platform.clock.now() - days * dayMs;
  return notices + (await purgeEvents(ctx, before)) + (await purgeTombstones(ctx, before));
}

async function purgeNotices(ctx: Ctx): Promise<number> {
  const until = ctx.platform.clock.now() - noticeEveryMs;
  const due = await ctx.db
    .selectFrom('requirement_notices')
    .select(['network_id', 'requirement_id'])
    .distinct()
    .where('notified_at', '<=', until)
    .limit(batchSize)
    .execute();
  if (due.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const gone = await tx.db
      .deleteFrom('requirement_notices')
      .where(ofKeys(due, 'requirement_id'))
      .where('notified_at', '<=', until)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

async function purgeEvents(ctx: Ctx, before: number): Promise<number> {
  const due = await ctx.db
    .selectFrom('requirement_events')
    .select(['network_id', 'seq'])
    .where('created_at', '<', before)
    .limit(batchSize)
    .execute();
  if (due.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const gone = await tx.db.deleteFrom('requirement_events').where(ofKeys(due, 'seq')).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

async function purgeTombstones(ctx: Ctx, before: number): Promise<number> {
  const due = await ctx.db
    .selectFrom('requirement_tombstones')
    .select(['network_id', 'requirement_id'])
    .where('deleted_at', '<', before)
    .limit(batchSize)
    .execute();
  if (due.length === 0) return 0;
  return ctx.transaction(async (tx) => {
    const gone = await tx.db
      .deleteFrom('requirement_tombstones')
      .where(ofKeys(due, 'requirement_id'))
      .where('deleted_at', '<', before)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
