import type { Ctx } from '../ctx.ts';

const dayMs = 86_400_000;

/**
 * Removes stream events past their retention (decisions A6), one bounded batch a call.
 *
 * @param days how long events are kept; negative keeps them for ever
 * @returns how many rows went
 */
export async function purgeEvents(ctx: Ctx, days: number, batch = 2_000): Promise<number> {
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  const old = await ctx.db
    .selectFrom('stream_events')
    .select(['network_id', 'n'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(batch)
    .execute();
  if (old.length === 0) return 0;
  const upTo = new Map<string, number>();
  for (const row of old) upTo.set(row.network_id, Math.max(row.n, upTo.get(row.network_id) ?? 0));
  return ctx.transaction(async (tx) => {
    const gone = await tx.db
      .deleteFrom('stream_events')
      .where('created_at', '<', before)
      .where((eb) =>
        eb.or([...upTo].map(([networkId, n]) => eb.and([eb('network_id', '=', networkId), eb('n', '<=', n)]))),
      )
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
