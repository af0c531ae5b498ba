import { License } from '../../entities/index.ts';
import type { Ctx } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';
import { licenseDays, licenseLimits, licenseRowId } from './limits.ts';

/** Gives a fresh hub its trial of 14 days; changes nothing on a hub that has a licence. Runs at every start. */
export async function createTrial(ctx: Ctx): Promise<void> {
  const now = ctx.platform.clock.now();
  await ctx.transaction(async (tx) => {
    if ((await tx.em.findOne(License, licenseRowId)) !== null) return;
    const expiresAt = now + licenseDays.trial * dayMs;
    tx.em.create(License, { id: licenseRowId, type: 'trial', expiresAt, ...licenseLimits.trial, createdAt: now });
  });
}
