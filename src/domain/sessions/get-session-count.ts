import type { Ctx } from '../ctx.ts';

/** How many sessions the hub knows; a second old, while the database is busy ten. */
export function getSessionCount(ctx: Ctx): Promise<number> {
  const { clock, memory } = ctx.platform;
  return memory.sessionCount.get(clock.elapsed(), async () => {
    const row = await ctx.db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  });
}
