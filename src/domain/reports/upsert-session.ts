import type { SessionStatus } from '../../../generated/enums.ts';
import { isDegraded } from '../sessions/degraded-layers.ts';
import { isUnbound } from '../access/require-own-alias.ts';
import type { Tx } from '../ctx.ts';
import { cutText } from '../tasks/limits.ts';
import type { HostKey } from '../telemetry/record-telemetry.ts';
import type { OptionalReport } from './read-report.ts';
import type { ReportRow, StoredReport } from './session-statements.ts';
import { upsertSessions } from './session-statements.ts';
import type { NodeReport } from './upsert-node.ts';

/** Of a long output only this much is stored (rule reports-one-session). */
const storedOutput = 4_000;

export interface SessionReport {
  readonly networkId: string;
  readonly alias: string;
  readonly resumeId: string;
  readonly status: SessionStatus;
  readonly fields: OptionalReport;
  readonly nodeId: string | null;
  /** What the report says of its node, when it is to be compared with the node's record. */
  readonly node?: Pick<NodeReport, 'nodeId' | 'facts'> | undefined;
  /** Whose telemetry the report brought. */
  readonly host?: HostKey | undefined;
}

/**
 * Stores what an alias reports in its one row; another `resume_id` is another runtime session, whose row takes the
 * place of the older one (rule reports-one-session). One statement.
 */
export async function upsertSession(tx: Tx, report: SessionReport): Promise<StoredReport> {
  const [stored] = await upsertSessions(tx.db, [reportRow(tx, report)]);
  return stored as StoredReport;
}

/** The row that a report is stored as. */
export function reportRow(tx: Tx, { fields, node, host, ...report }: SessionReport): ReportRow {
  const now = tx.platform.clock.now();
  return {
    network_id: report.networkId,
    alias: report.alias,
    resume_id: report.resumeId,
    status: report.status,
    task: fields.task ?? null,
    output: fields.output === undefined ? null : cutText(fields.output, storedOutput),
    score: fields.score ?? null,
    progress: fields.progress ?? null,
    server: fields.server ?? null,
    hostname: fields.hostname ?? null,
    agent: fields.agent ?? null,
    project_dir: fields.project_dir ?? null,
    version: fields.version ?? null,
    tmux_name: fields.tmux_name ?? null,
    node_id: report.nodeId,
    owner_user_id: isUnbound(tx.caller) ? tx.caller.userId : null,
    session_id: fields.session_id ?? null,
    config_path: fields.config_path ?? null,
    channels: fields.channels ?? null,
    model: fields.model ?? null,
    health_json: fields.health === undefined ? null : JSON.stringify(fields.health),
    health_at: fields.health === undefined ? null : now,
    telemetry_host: host?.hostname ?? null,
    telemetry_ip: host?.ip ?? null,
    process_json: fields.process_telemetry === undefined ? null : JSON.stringify(fields.process_telemetry),
    logs_capable: fields.logs_capable === undefined ? null : Number(fields.logs_capable),
    status_since: now,
    degraded_since: fields.health !== undefined && isDegraded(fields.health) ? now : null,
    last_seen_at: now,
    updated_at: now,
    asked_node_id: node?.nodeId ?? null,
    node_name: node?.facts.node_name ?? null,
    runtime: node?.facts.runtime ?? null,
  };
}
