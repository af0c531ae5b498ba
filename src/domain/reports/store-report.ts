import type { SessionStatus } from '../../../generated/enums.ts';
import type { Tx } from '../ctx.ts';
import type { HostKey } from '../telemetry/record-telemetry.ts';
import type { OptionalReport } from './read-report.ts';
import type { NodeFacts, NodeReport } from './upsert-node.ts';
import { upsertNode } from './upsert-node.ts';
import type { StoredReport } from './upsert-session.ts';
import { upsertSession } from './upsert-session.ts';

/** A report whose optional fields have been checked. */
export interface CheckedReport {
  readonly networkId: string;
  readonly alias: string;
  readonly resumeId: string;
  readonly status: SessionStatus;
  readonly fields: OptionalReport;
  /** Whose telemetry it brought. */
  readonly host: HostKey | undefined;
}

/**
 * Stores the session of a report and, when it names its node, the node record (rule reports-drop-bad-options). One
 * statement when the record says already what the node of the token reports.
 *
 * @returns also why the reported node id does not count, if it does not
 */
export async function storeReport(tx: Tx, report: CheckedReport): Promise<StoredReport & { warning?: string }> {
  const { networkId, alias, fields } = report;
  const own = tx.caller.nodeId;
  if (fields.node_id === undefined) return upsertSession(tx, { ...report, nodeId: own, node: undefined });
  const node: NodeReport = { networkId, alias, nodeId: fields.node_id, facts: factsOf(fields) };
  if (node.nodeId === own) {
    const stored = await upsertSession(tx, { ...report, nodeId: own, node });
    if (stored.nodeInStep) return stored;
  }
  const { nodeId, warning } = await upsertNode(tx, node);
  const stored = await upsertSession(tx, { ...report, nodeId, node: undefined });
  return { ...stored, ...(warning !== undefined && { warning }) };
}

const runtimePrefix = 'agent-node:';

function factsOf(report: OptionalReport): NodeFacts {
  const facts: NodeFacts = {};
  for (const name of ['node_name', 'model', 'config_path', 'channels', 'server', 'hostname'] as const) {
    const value = report[name];
    if (value !== undefined) facts[name] = value;
  }
  if (report.agent?.startsWith(runtimePrefix)) facts.runtime = report.agent.slice(runtimePrefix.length);
  return facts;
}
