import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { getRecentLicense } from './get-license.ts';

/**
 * Refuses dispatch after the trial (rule license-trial). A licence that another process activates counts within five
 * seconds.
 *
 * @throws license_expired
 */
export async function requireLicense(ctx: Ctx): Promise<void> {
  const state = await getRecentLicense(ctx);
  if (state !== undefined && ctx.platform.clock.now() >= state.license.expiresAt) {
    throw new DomainError('license_expired');
  }
}
