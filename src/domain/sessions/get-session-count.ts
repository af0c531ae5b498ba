import { StaleWhileReading } from '../../platform/stale-while-reading.ts';
import type { Ctx, Platform } from '../ctx.ts';

const times = { freshMs: 1_000, staleMs: 10_000 };
const counts = new WeakMap<Platform, StaleWhileReading<number>>();

/** How many sessions the hub knows; a second old, while the database is busy ten. */
export function getSessionCount(ctx: Ctx): Promise<number> {
  const { platform } = ctx;
  const count = counts.get(platform) ?? new StaleWhileReading<number>(times);
  counts.set(platform, count);
  return count.get(platform.clock.elapsed(), async () => {
    const row = await ctx.db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  });
}
