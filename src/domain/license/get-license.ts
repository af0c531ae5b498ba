import { License } from '../../entities/index.ts';
import { dayMs } from '../../platform/time.ts';
import type { Ctx } from '../ctx.ts';
import type { LicenseState } from './license-state.ts';

/** The licence of this hub, or undefined before `createTrial` ran. */
export async function getLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const [license] = await ctx.em.find(License, {}, { orderBy: { createdAt: 'desc' }, limit: 1 });
  if (license === undefined) return undefined;
  const { type, expiresAt, maxAgents, maxNetworks, maxTasksDay } = license;
  const leftMs = expiresAt - ctx.platform.clock.now();
  return {
    license: { type, expiresAt, maxAgents, maxNetworks, maxTasksDay },
    daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)),
    expired: leftMs <= 0,
  };
}

/** As `getLicense`, for whoever asks often: a second old, while the row is read five. */
export function getRecentLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const { clock, memory } = ctx.platform;
  return memory.license.get(clock.elapsed(), () => getLicense(ctx));
}
