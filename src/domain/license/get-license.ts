import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { dayMs } from '../../platform/time.ts';
import type { Ctx } from '../ctx.ts';
import type { LicenseState } from './license-state.ts';

/** The licence of this hub, or undefined before `createTrial` ran. */
export async function getLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const [license] = await selectLicenses(ctx.db, {});
  if (license === undefined) return undefined;
  const leftMs = license.expiresAt - ctx.platform.clock.now();
  return {
    license,
    daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)),
    expired: leftMs <= 0,
  };
}

/** The newest first. Dispatches read it, once in a while: an entity would hold one of them up for a millisecond. */
const selectLicenses = prepareQuery<object>()((db) =>
  db
    .selectFrom('licenses')
    .select([
      ...(['type', 'expires_at as expiresAt', 'max_agents as maxAgents', 'max_networks as maxNetworks'] as const),
      'max_tasks_day as maxTasksDay',
    ])
    .orderBy('created_at', 'desc'),
);

/** As `getLicense`, for whoever asks often: a second old, while the row is read five. */
export function getRecentLicense(ctx: Ctx): Promise<LicenseState | undefined> {
  const { clock, memory } = ctx.platform;
  return memory.license.get(clock.elapsed(), () => getLicense(ctx));
}
