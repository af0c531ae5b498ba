import type { LicenseType } from '../../../generated/enums.ts';

/** The one licence row of a hub. */
export const licenseRowId = 'hub';

/** Days that a fresh hub may be tried, and days that a key buys (rule license-trial). */
export const licenseDays = { trial: 14, pro: 365 } as const satisfies Record<LicenseType, number>;

/** Informational figures, never enforced (rule license-trial). */
export const licenseLimits: Record<LicenseType, { max_agents: number; max_networks: number; max_tasks_day: number }> = {
  trial: { max_agents: 5, max_networks: 3, max_tasks_day: 500 },
  pro: { max_agents: 50, max_networks: 10, max_tasks_day: 10_000 },
};

/** What every key begins with, and its least length. */
export const keyPrefix = 'anet-';
export const minKeyLength = 16;
