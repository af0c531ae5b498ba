import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

const dayMs = 86_400_000;
const batchSize = 500;

/**
 * Deletes sessions that have been silent for `sessionIdleDays` days (0 keeps them for ever). Their nodes stay, so the
 * alias stays known; only an alias that never had a node record is forgotten. At most 500 a call.
 *
 * @returns how many were deleted
 */
export async function purgeSessions(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.sessionIdleDays;
  if (days === 0) return 0;
  return ctx.transaction(async (tx) => {
    const silentBefore = tx.platform.clock.now() - days * dayMs;
    const idle = tx.db
      .selectFrom('sessions')
      .select(['network_id', 'alias'])
      .where('last_seen_at', '<', silentBefore)
      .limit(batchSize);
    const deleted = await tx.db
      .deleteFrom('sessions')
      .where(sql<boolean>`(network_id, alias) in ${idle}`)
      .where('last_seen_at', '<', silentBefore)
      .returning('alias')
      .execute();
    return deleted.length;
  });
}
