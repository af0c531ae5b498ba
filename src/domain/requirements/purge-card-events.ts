import type { Ctx } from '../ctx.ts';
import { noticeEveryMs } from './limits.ts';

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
  const now = ctx.platform.clock.now();
  const days = ctx.platform.settings.keepCardEventsDays;
  return ctx.transaction(async ({ db }) => {
    const notices = await db
      .selectFrom('requirement_notices')
      .select(['requirement_id', 'user_id'])
      .where('notified_at', '<=', now - noticeEveryMs)
      .limit(batchSize)
      .execute();
    for (const { requirement_id: id, user_id: userId } of notices) {
      await db
        .deleteFrom('requirement_notices')
        .where('requirement_id', '=', id)
        .where('user_id', '=', userId)
        .where('notified_at', '<=', now - noticeEveryMs)
        .execute();
    }
    if (days < 0) return notices.length;
    const before = now - days * dayMs;
    const events = await db
      .deleteFrom('requirement_events')
      .where('seq', 'in', (eb) =>
        eb.selectFrom('requirement_events').select('seq').where('created_at', '<', before).limit(batchSize),
      )
      .returning('seq')
      .execute();
    const tombstones = await db
      .deleteFrom('requirement_tombstones')
      .where('requirement_id', 'in', (eb) =>
        eb
          .selectFrom('requirement_tombstones')
          .select('requirement_id')
          .where('deleted_at', '<', before)
          .limit(batchSize),
      )
      .returning('requirement_id')
      .execute();
    return notices.length + events.length + tombstones.length;
  });
}
