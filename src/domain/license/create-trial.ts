import type { Ctx } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';
import { licenseDays, licenseLimits, licenseRowId } from './limits.ts';

/** Gives a fresh hub its trial of 14 days; changes nothing on a hub that has a licence. Runs at every start. */
export async function createTrial(ctx: Ctx): Promise<void> {
  const now = ctx.platform.clock.now();
  await ctx.transaction((tx) =>
    tx.db
      .insertInto('licenses')
      .values({
        id: licenseRowId,
        type: 'trial',
        expires_at: now + licenseDays.trial * dayMs,
        ...licenseLimits.trial,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
