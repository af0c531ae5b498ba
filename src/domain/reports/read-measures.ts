import type { DaemonFacts } from '../nodes/daemon-facts.ts';
import type { HostMeasures, ProcessMeasures } from '../telemetry/measures.ts';
import { integerIn, isObject, numberIn, readFields, text, texts } from './field-checks.ts';
import type { Check } from './field-checks.ts';

/** The optional objects of a report that had something usable in them. */
export interface ReportedObjects {
  readonly host_telemetry?: HostMeasures;
  readonly process_telemetry?: ProcessMeasures;
  readonly daemon?: DaemonFacts;
}

const largestGb = 100_000_000;
const gigabytes = numberIn(0, largestGb);

const hostChecks: Readonly<Record<keyof HostMeasures, Check>> = {
  hostname: text(255, 1),
  ip: text(100, 1),
  cpu_load_1min: numberIn(0, 1_000_000),
  cpu_cores: integerIn(0, 1_000_000),
  cpu_pct: numberIn(0, 100_000),
  mem_total_gb: gigabytes,
  mem_used_gb: gigabytes,
  mem_avail_gb: gigabytes,
  disk_total_gb: gigabytes,
  disk_used_gb: gigabytes,
  disk_avail_gb: gigabytes,
};

const processChecks: Readonly<Record<keyof ProcessMeasures, Check>> = {
  rss_bytes: integerIn(0, Number.MAX_SAFE_INTEGER),
  rss_mb: numberIn(0, 1_000_000_000),
  cpu_pct: numberIn(0, 100_000),
  uptime_seconds: numberIn(0, Number.MAX_SAFE_INTEGER),
  in_flight_count: integerIn(0, Number.MAX_SAFE_INTEGER),
};

const isFlag: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be a boolean');

const daemonChecks: Readonly<Record<keyof DaemonFacts, Check>> = {
  runtimes_supported: texts(100, 100),
  allowed_secret_keys: texts(1_000, 100),
  can_create_nodes: isFlag,
  create_nodes_blocked_reason: text(1_000),
  max_children: integerIn(0, 1_000_000),
};

const objects = { host_telemetry: hostChecks, process_telemetry: processChecks, daemon: daemonChecks };
const bytesPerMb = 1_048_576;

/**
 * Sorts the fields of each reported object into the usable and the dropped, as `readReport` does with the report's
 * own: one bad measure costs that measure only. An object without any usable measure counts as not sent; a daemon is
 * one by sending the object at all.
 */
export function readMeasures(fields: Readonly<Record<string, unknown>>): {
  objects: ReportedObjects;
  warnings: string[];
} {
  const read: { host_telemetry?: HostMeasures; process_telemetry?: ProcessMeasures; daemon?: Partial<DaemonFacts> } =
    {};
  const warnings: string[] = [];
  for (const [name, checks] of Object.entries(objects)) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    if (!isObject(value)) {
      warnings.push(`${name}: must be an object`);
      continue;
    }
    const { usable, warnings: dropped } = readFields(value, checks, `${name}.`);
    warnings.push(...dropped);
    if (name === 'daemon' || Object.keys(usable).length > 0) Object.assign(read, { [name]: usable });
  }
  const { daemon, process_telemetry: own, host_telemetry: host } = read;
  return {
    objects: {
      ...(host && { host_telemetry: host }),
      ...(own && { process_telemetry: withMegabytes(own) }),
      ...(daemon && { daemon: { runtimes_supported: [], allowed_secret_keys: [], ...daemon } }),
    },
    warnings,
  };
}

/** Memory may be reported in bytes or in MiB; both are shown. */
function withMegabytes(measures: ProcessMeasures): ProcessMeasures {
  const { rss_bytes: bytes, rss_mb: megabytes } = measures;
  if (bytes !== undefined && megabytes === undefined) {
    return { ...measures, rss_mb: Math.round((bytes / bytesPerMb) * 10) / 10 };
  }
  if (bytes === undefined && megabytes !== undefined) {
    return { ...measures, rss_bytes: Math.round(megabytes * bytesPerMb) };
  }
  return measures;
}
