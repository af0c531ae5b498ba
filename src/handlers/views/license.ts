import type { LicenseState } from '../../domain/license/license-state.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { RestOutput } from '../../../generated/rest.ts';

/** The answer of GET /api/license. */
export function viewLicense(state: LicenseState | undefined): RestOutput<'getLicense'>['body'] {
  if (state === undefined) return { ok: true, status: 'no_license' };
  const { license, daysLeft, expired } = state;
  return {
    ok: true,
    license: { type: license.type, expires_at: toWireTime(license.expiresAt), days_left: daysLeft, expired },
    limits: {
      max_agents: license.maxAgents,
      max_networks: license.maxNetworks,
      max_tasks_day: license.maxTasksDay,
    },
  };
}
