import type { Ctx, UnitPlatform } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

interface KnownExpiry {
  /** Milliseconds; null when the hub has no licence row. */
  readonly expiresAt: number | null;
  /** On the clock that only goes forward: a clock that is set back does not make it young. */
  readonly readAt: number;
}

const rereadMs = 5_000;
const known = new WeakMap<UnitPlatform, KnownExpiry>();

/**
 * Refuses dispatch after the trial (rule license-trial). The expiry is read at most every 5 seconds in a process.
 *
 * @throws license_expired
 */
export async function requireLicense(ctx: Ctx): Promise<void> {
  const now = ctx.platform.clock.now();
  const elapsed = ctx.platform.clock.elapsed();
  let expiry = known.get(ctx.platform);
  if (expiry === undefined || elapsed - expiry.readAt >= rereadMs) {
    const row = await ctx.db.selectFrom('licenses').select('expires_at').executeTakeFirst();
    expiry = { expiresAt: row?.expires_at ?? null, readAt: elapsed };
    known.set(ctx.platform, expiry);
  }
  if (expiry.expiresAt !== null && now >= expiry.expiresAt) throw new DomainError('license_expired');
}

/** Makes the next `requireLicense` of this process read the row again. */
export function forgetLicense(platform: UnitPlatform): void {
  known.delete(platform);
}
