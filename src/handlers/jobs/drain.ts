import type { Ctx } from '../../domain/ctx.ts';

/** A backlog beyond this many batches waits for the next run. */
const maxBatches = 50;

/**
 * Runs a purge batch after batch until one finds nothing more: each batch is a transaction of its own, so that
 * writers get their turn in between.
 *
 * @returns how many rows went
 */
export async function drain(ctx: Ctx, purge: (ctx: Ctx) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const gone = await purge(ctx);
    if (gone === 0) break;
    total += gone;
  }
  return total;
}
