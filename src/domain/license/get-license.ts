import type { LicenseRow } from '../../entities/rows.ts';
import { StaleWhileReading } from '../../platform/stale-while-reading.ts';
import type { Ctx, UnitPlatform } from '../ctx.ts';
import { dayMs } from '../../platform/time.ts';

/** The licence as it stands now. */
export interface LicenseState {
  readonly license: LicenseRow;
  /** Whole days that are left, a started day counting; 0 when expired. */
  readonly daysLeft: number;
  readonly expired: boolean;
}

/** The licence of this hub, or undefined before `createTrial` ran. */
export async function getLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const license = await ctx.db.selectFrom('licenses').selectAll().orderBy('created_at', 'desc').executeTakeFirst();
  if (license === undefined) return undefined;
  const leftMs = license.expires_at - ctx.platform.clock.now();
  return { license, daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)), expired: leftMs <= 0 };
}

const times = { freshMs: 1_000, staleMs: 10_000 };
const recents = new WeakMap<UnitPlatform, StaleWhileReading<LicenseState | undefined>>();

/** As `getLicense`, for whoever asks often: a second old, while the database is busy ten. */
export function getRecentLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const { platform } = ctx;
  const recent = recents.get(platform) ?? new StaleWhileReading<LicenseState | undefined>(times);
  recents.set(platform, recent);
  return recent.get(platform.clock.elapsed(), () => getLicense(ctx));
}

/** Makes the next `getRecentLicense` of this process read again. */
export function forgetRecentLicense(platform: UnitPlatform): void {
  recents.get(platform)?.forget();
}
