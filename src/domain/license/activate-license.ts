import { LockMode } from '@mikro-orm/core';
import { License } from '../../entities/index.ts';
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
    const given = {
      type: 'pro',
      expiresAt: now + licenseDays.pro * dayMs,
      ...licenseLimits.pro,
      createdAt: now,
    } as const;
    // Activations at once take turns on the row.
    const known = await tx.em.findOne(License, licenseRowId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known === null) tx.em.create(License, { id: licenseRowId, ...given });
    else tx.em.assign(known, given);
    await tx.em.nativeDelete(License, { id: { $ne: licenseRowId } });
    await recordAudit(tx, { action: 'license_activated', targetType: 'license', targetId: licenseRowId });
    tx.afterCommit(() => tx.platform.memory.license.forget());
  });
  return { type: 'pro', expiresInDays: licenseDays.pro };
}
