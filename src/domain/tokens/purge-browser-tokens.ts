import type { Ctx } from '../ctx.ts';
import { keepPageTokensMs } from './limits.ts';

const batchSize = 1_000;

/**
 * Deletes tokens of pages that ended a day ago, at most 1,000 per call.
 *
 * @returns how many were deleted
 */
export async function purgeBrowserTokens(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (tx) => {
    const old = tx.db
      .selectFrom('tokens')
      .select('token_id')
      .where('expires_at', '<', tx.platform.clock.now() - keepPageTokensMs)
      .limit(batchSize);
    const gone = await tx.db
      // eslint-disable-next-line no-restricted-syntax -- a bounded batch, chosen by the database
      .deleteFrom('tokens')
      .where('token_id', 'in', old)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
