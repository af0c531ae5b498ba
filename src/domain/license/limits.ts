import type { LicenseType } from '../../../generated/enums.ts';

/** The one licence row of a hub. */
export const licenseRowId = 'hub';

/** Days that a fresh hub may be tried, and days that a key buys (rule license-trial). */
export const licenseDays = { trial: 14, pro: 365 } as const satisfies Record<LicenseType, number>;

/** Informational figures, never enforced (rule license-trial). */
export const licenseLimits: Record<LicenseType, { maxAgents: number; maxNetworks: number; maxTasksDay: number }> = {
  trial: { maxAgents: 5, maxNetworks: 3, maxTasksDay: 500 },
  pro: { maxAgents: 50, maxNetworks: 10, maxTasksDay: 10_000 },
};

/** What every key begins with, and its least length. */
export const keyPrefix = 'anet-';
export const minKeyLength = 16;
