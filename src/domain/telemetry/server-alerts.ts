import type { AlertLevel } from '../../../generated/enums.ts';

/** Free disk space below which a host needs attention (rule telemetry-disk-alerts). GB. */
const diskRedBelow = 1;
const diskYellowBelow = 5;

/** Why a host is not green. */
export interface ServerAlert {
  readonly level: 'yellow' | 'red';
  readonly metric: 'disk_avail_gb';
  readonly value: number;
  /** The limit that `value` is below. */
  readonly threshold: number;
}

/** What is wrong with a host by its newest sample; missing measures raise no alert. */
export function serverAlerts(sample: { readonly disk_avail_gb: number | null } | null): {
  level: AlertLevel;
  alerts: ServerAlert[];
} {
  const value = sample?.disk_avail_gb ?? null;
  if (value === null || value >= diskYellowBelow) return { level: 'green', alerts: [] };
  const red = value < diskRedBelow;
  const level = red ? 'red' : 'yellow';
  return {
    level,
    alerts: [{ level, metric: 'disk_avail_gb', value, threshold: red ? diskRedBelow : diskYellowBelow }],
  };
}
