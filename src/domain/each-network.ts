import type { Ctx, Tx } from './ctx.ts';

/**
 * Processes what a sweep found: the rows of each network in a unit of their own, so that no unit writes into two
 * networks.
 *
 * @param rows what a bounded query picked; they may have changed since, so `work` checks its conditions again
 * @returns the sum of what `work` returned
 */
export async function eachNetwork<R extends { readonly network_id: string }>(
  ctx: Ctx,
  rows: readonly R[],
  work: (tx: Tx, networkId: string, rows: readonly R[]) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (const [networkId, own] of Map.groupBy(rows, (row) => row.network_id)) {
    total += await ctx.transaction((tx) => work(tx, networkId, own));
  }
  return total;
}
