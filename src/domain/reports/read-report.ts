import type { Health } from '../sessions/degraded-layers.ts';
import { isObject, numberIn, readFields, text } from './field-checks.ts';
import type { Check, Fault } from './field-checks.ts';
import { readMeasures } from './read-measures.ts';
import type { ReportedObjects } from './read-measures.ts';

/** The optional fields of a report that were usable; names are the wire's, which are the columns' too. */
export interface OptionalReport extends ReportedObjects {
  readonly task?: string;
  /** As sent, up to 50,000 characters. */
  readonly output?: string;
  readonly score?: number;
  readonly progress?: number;
  readonly server?: string;
  readonly hostname?: string;
  readonly agent?: string;
  readonly project_dir?: string;
  readonly version?: string;
  readonly tmux_name?: string;
  readonly node_id?: string;
  readonly session_id?: string;
  readonly config_path?: string;
  readonly channels?: string;
  readonly model?: string;
  readonly node_name?: string;
  readonly health?: Health;
  /** The node answers tail_node_logs. */
  readonly logs_capable?: boolean;
}

/** Limits of the optional fields of a report. */
const checks: Readonly<Record<Exclude<keyof OptionalReport, keyof ReportedObjects>, Check>> = {
  task: text(10_000),
  output: text(50_000),
  score: numberIn(0, 10),
  progress: numberIn(0, 100),
  server: text(200),
  hostname: text(255),
  agent: text(200),
  project_dir: text(1_000),
  version: text(100),
  tmux_name: text(200),
  node_id: isId,
  session_id: text(200),
  config_path: text(1_000),
  channels: isJsonArray,
  model: text(200),
  node_name: text(200, 1),
  health: isHealth,
  logs_capable: isFlag,
};

/**
 * Separates the usable optional fields of a report from those that are dropped: an optional field never fails a report
 * (rule reports-drop-bad-options). Null counts as absent; names that a report does not have are left alone.
 *
 * @returns `warnings`: one line for each dropped field, beginning with its name
 */
export function readReport(fields: Readonly<Record<string, unknown>>): { report: OptionalReport; warnings: string[] } {
  const { usable, warnings } = readFields(fields, checks);
  const measures = readMeasures(fields);
  return { report: { ...usable, ...measures.objects }, warnings: [...warnings, ...measures.warnings] };
}

function isId(value: unknown): Fault {
  const fault = text(200, 1)(value);
  if (fault !== undefined || typeof value !== 'string') return fault;
  return /^[!-~]+$/.test(value) ? undefined : 'must be printable ASCII without spaces';
}

function isJsonArray(value: unknown): Fault {
  const fault = text(10_000)(value);
  if (fault !== undefined || typeof value !== 'string') return fault;
  try {
    return Array.isArray(JSON.parse(value)) ? undefined : 'must be a JSON array';
  } catch {
    return 'must be a JSON array';
  }
}

function isFlag(value: unknown): Fault {
  return typeof value === 'boolean' ? undefined : 'must be a boolean';
}

function isHealth(value: unknown): Fault {
  if (!isObject(value)) return 'must be an object';
  for (const layer of ['app_server', 'tui']) {
    const state = value[layer];
    if (state === undefined) continue;
    if (!isObject(state) || typeof state['ok'] !== 'boolean') return `${layer}.ok must be a boolean`;
    if (state['reason'] !== undefined && text(500)(state['reason'])) return `${layer}.reason must be a short string`;
  }
  const auth = value['model_auth'];
  return auth === undefined || text(50)(auth) === undefined ? undefined : 'model_auth must be a short string';
}
