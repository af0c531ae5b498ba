import type { SessionStatus } from '../../../generated/enums.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnAlias } from '../nodes/require-own-alias.ts';
import type { NodeFacts } from '../nodes/upsert-node.ts';
import { upsertNode } from '../nodes/upsert-node.ts';
import { startTask } from '../tasks/start-task.ts';
import type { OptionalReport } from './read-report.ts';
import { readReport } from './read-report.ts';
import { upsertSession } from './upsert-session.ts';

export interface StatusReport {
  readonly resumeId: string;
  readonly alias: string;
  readonly status: SessionStatus;
  /** The other fields as they were sent; what is not usable is dropped and named in `warnings`. */
  readonly optional: Readonly<Record<string, unknown>>;
}

export interface ReportedStatus {
  /** Unread deliveries of the alias. */
  readonly inboxCount: number;
  /** One line for each dropped field; empty when all was usable. */
  readonly warnings: string[];
}

/**
 * Takes in the heartbeat of a node (seed 001, report_status; decisions C11, K5, K6): its session, with `node_id` its
 * node record, with `working` and a task the task's start, and `status_update` for the streams. Three statements, two
 * of them the event's; one more with `node_id`, and those of the task's start.
 *
 * @throws network_token_required, alias_not_yours, permission_denied
 */
export async function reportStatus(ctx: Ctx, input: StatusReport): Promise<ReportedStatus> {
  if (ctx.caller.kind !== 'node') throw new DomainError('network_token_required');
  requireOwnAlias(ctx, input.alias);
  const { networkId } = await resolveScope(ctx, undefined, 'write');
  const { report, warnings } = readReport(input.optional);
  return ctx.transaction(async (tx) => {
    const node = await keepNode(tx, networkId, input.alias, report);
    const { inboxCount, progress } = await upsertSession(tx, {
      networkId,
      alias: input.alias,
      resumeId: input.resumeId,
      status: input.status,
      nodeId: node.nodeId,
      fields: report,
    });
    if (input.status === 'working' && report.task) {
      await startTask(tx, { networkId, alias: input.alias, taskRef: report.task });
    }
    const change = { alias: input.alias, status: input.status, progress };
    tx.emit({ networkId, type: 'status_update', channel: input.alias, payload: change, summary: change });
    return { inboxCount, warnings: node.warning === undefined ? warnings : [...warnings, node.warning] };
  });
}

/** Only a report that names its node writes the node record (seed 001, report_status). */
async function keepNode(tx: Tx, networkId: string, alias: string, report: OptionalReport) {
  if (report.node_id === undefined) return { nodeId: tx.caller.nodeId, warning: undefined };
  const { nodeId, warning } = await upsertNode(tx, {
    networkId,
    alias,
    nodeId: report.node_id,
    facts: factsOf(report),
  });
  return { nodeId, warning };
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
