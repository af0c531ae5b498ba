import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';

/** A key protects a repeated call for this long (rule http-idempotency). */
const keptMs = dayMs;
const batchSize = 1_000;

/**
 * Deletes idempotency keys that are older than 24 hours, at most 1,000 per call.
 *
 * @returns how many were deleted
 */
export async function purgeIdempotencyKeys(ctx: Ctx): Promise<number> {
  return ctx.transaction(async (tx) => {
    const old = tx.db
      .selectFrom('idempotency_keys')
      .select(['token_id', 'operation', 'key'])
      .where('created_at', '<', tx.platform.clock.now() - keptMs)
      .limit(batchSize);
    const gone = await tx.db
      .deleteFrom('idempotency_keys')
      .where(sql<boolean>`(token_id, operation, key) in ${old}`)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
