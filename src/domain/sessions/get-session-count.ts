import type { Ctx, Platform } from '../ctx.ts';

const rereadMs = 1_000;
const known = new WeakMap<Platform, { readonly count: number; readonly readAt: number }>();

/** How many sessions the hub knows, at most a second old: anybody may ask, so asking must cost nothing. */
export async function getSessionCount(ctx: Ctx): Promise<number> {
  const now = ctx.platform.clock.now();
  const last = known.get(ctx.platform);
  if (last !== undefined && Math.abs(now - last.readAt) < rereadMs) return last.count;
  const row = await ctx.db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  known.set(ctx.platform, { count, readAt: now });
  return count;
}
