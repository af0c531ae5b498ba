import { Token } from '../../entities/index.ts';
import type { Ctx } from '../ctx.ts';

const batchSize = 500;

/**
 * Writes the token uses that this process noted since the last call, in batches. Runs in the background of every
 * process and once more at its end; a call that fails keeps the uses for the next one.
 */
export async function recordTokenUse(ctx: Ctx): Promise<void> {
  const cache = ctx.platform.memory.tokens;
  const used = cache.takeUsed();
  const now = ctx.platform.clock.now();
  for (let start = 0; start < used.length; start += batchSize) {
    const batch = used.slice(start, start + batchSize);
    try {
      await ctx.transaction((tx) => tx.em.nativeUpdate(Token, { tokenId: { $in: batch } }, { lastUsedAt: now }));
    } catch (cause) {
      for (const tokenId of used.slice(start)) cache.markUsed(tokenId);
      throw cause;
    }
  }
}
