import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { dayMs } from '../../platform/time.ts';
import { keyPrefix, licenseDays, licenseLimits, licenseRowId, minKeyLength } from './limits.ts';

/** What a key gives. */
export interface ActivatedLicense {
  readonly type: 'pro';
  readonly expiresInDays: typeof licenseDays.pro;
}

/**
 * Replaces whatever licence there is by a year of `pro`; beyond its shape the key is not validated
 * (rule license-key-shape). Audited as `license_activated`, without the key.
 *
 * @throws license_key_required empty
 * @throws invalid_license_key not the fixed prefix, or shorter than 16 characters
 */
export async function activateLicense(ctx: Ctx, key: string): Promise<ActivatedLicense> {
  if (key === '') throw new DomainError('license_key_required');
  if (!key.startsWith(keyPrefix) || key.length < minKeyLength) throw new DomainError('invalid_license_key');
  const now = ctx.platform.clock.now();
  await ctx.transaction(async (tx) => {
    await tx.db.deleteFrom('licenses').execute();
    await tx.db
      .insertInto('licenses')
      .values({
        id: licenseRowId,
        type: 'pro',
        expires_at: now + licenseDays.pro * dayMs,
        ...licenseLimits.pro,
        created_at: now,
      })
      // Two activations at once on Postgres: the later one finds the row of the other.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          type: eb.ref('excluded.type'),
          expires_at: eb.ref('excluded.expires_at'),
          max_agents: eb.ref('excluded.max_agents'),
          max_networks: eb.ref('excluded.max_networks'),
          max_tasks_day: eb.ref('excluded.max_tasks_day'),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
    await recordAudit(tx, { action: 'license_activated', targetType: 'license', targetId: licenseRowId });
    tx.afterCommit(() => tx.platform.memory.license.forget());
  });
  return { type: 'pro', expiresInDays: licenseDays.pro };
}
