import type { SharedEnd } from '../../platform/db/database.ts';
import type { Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';
import type { OptionalReport } from './read-report.ts';
import type { ReportRow } from './session-statements.ts';
import { upsertSessions } from './session-statements.ts';
import type { NodeFacts } from './upsert-node.ts';
import { upsertNode } from './upsert-node.ts';
import type { SessionReport } from './upsert-session.ts';
import { reportRow, upsertSession } from './upsert-session.ts';

/** A report whose optional fields have been checked. */
export type CheckedReport = Omit<SessionReport, 'nodeId' | 'node'>;

/** What a report brought about, besides what it says itself. */
export interface ReportResult {
  inboxCount: number;
  progress: number | null;
  /** Open tasks of the alias. */
  queueDepth: number;
}

/** A report turned out to change more than its session. */
export class NotRoutine extends Error {}

/**
 * Leaves a report that should change nothing but the session to the end of the unit; all of a commit are one statement
 * on Postgres. The commit fails with `NotRoutine` when the node record says something else or the node is being started.
 *
 * @returns filled in at the end of the unit
 */
export function leaveReport(tx: Tx, report: CheckedReport): ReportResult {
  const { nodeId } = tx.caller;
  const { fields } = report;
  const node = fields.node_id === undefined ? undefined : { nodeId: fields.node_id, facts: factsOf(fields) };
  const result: ReportResult = { inboxCount: 0, progress: null, queueDepth: 0 };
  tx.leave(storeReports, { row: reportRow(tx, { ...report, nodeId, node }), result });
  return result;
}

const storeReports: SharedEnd<{ readonly row: ReportRow; readonly result: ReportResult }> = {
  order: endOrders.sessions,
  async begin(db, reports) {
    const stored = await upsertSessions(
      db,
      reports.map(({ row }) => row),
    );
    for (const [at, { lifecycle_state: state, in_step: inStep, ...told }] of stored.entries()) {
      const { row, result } = reports[at]!;
      if (state === 'starting' || (row.asked_node_id !== null && inStep === 0)) throw new NotRoutine();
      result.inboxCount = told.inbox_count ?? 0;
      result.progress = asNumber(told.progress);
      result.queueDepth = Number(told.queue_depth);
    }
  },
};

const asNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

/**
 * Stores a report: its node record, when it names its node (rule reports-drop-bad-options), and its session.
 *
 * @returns also whether its node is being started, and why the reported node id does not count, if it does not
 */
export async function storeReport(
  tx: Tx,
  report: CheckedReport,
): Promise<ReportResult & { readonly starting: boolean; readonly warning: string | undefined }> {
  const { networkId, alias, fields } = report;
  const { nodeId, warning } =
    fields.node_id === undefined
      ? { nodeId: tx.caller.nodeId, warning: undefined }
      : await upsertNode(tx, { networkId, alias, nodeId: fields.node_id, facts: factsOf(fields) });
  const stored = await upsertSession(tx, { ...report, nodeId });
  const starting = stored.lifecycle_state === 'starting';
  const { inbox_count: inboxCount, progress, queue_depth: queueDepth } = stored;
  return {
    ...{ inboxCount: inboxCount ?? 0, progress: asNumber(progress), queueDepth: Number(queueDepth) },
    ...{ starting, warning },
  };
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
