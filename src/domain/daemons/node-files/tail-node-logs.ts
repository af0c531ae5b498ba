import type { NodeLogLevel } from '../../../../generated/enums.ts';
import type { FileRequestRow, NodeRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requestNodeFile } from './request-node-file.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { maxListBytes } from '../limits.ts';

/** Which log lines are asked for. */
export interface LogRequest {
  readonly nodeId: string;
  /** 1 to 2,000. */
  readonly lines: number;
  readonly level?: NodeLogLevel | undefined;
  /** A literal, in any case. */
  readonly grep?: string | undefined;
  /** ISO 8601. */
  readonly sinceTs?: string | undefined;
}

/**
 * Asks a node for its last log lines (rule daemons-files-for-asker), for its owner and the network's managers.
 *
 * @throws logs_not_capable neither the node nor its daemon reported that it provides logs
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function tailNodeLogs(ctx: Ctx, request: LogRequest): Promise<FileRequestRow> {
  const { lines, level, grep, sinceTs } = request;
  return ctx.transaction(async (tx) => {
    const { node } = await requireOwnedNode(tx, request.nodeId);
    if (!(await handsOutLogs(tx, node))) throw new DomainError('logs_not_capable');
    return requestNodeFile(tx, node, 'tail_logs', {
      lines,
      max_bytes: maxListBytes,
      ...(level !== undefined && { level }),
      ...(grep !== undefined && { grep }),
      ...(sinceTs !== undefined && { since_ts: sinceTs }),
    });
  });
}

async function handsOutLogs(tx: Tx, node: NodeRow): Promise<boolean> {
  const capable = await tx.db
    .selectFrom('nodes')
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.network_id', '=', 'nodes.network_id').onRef('sessions.alias', '=', 'nodes.alias'),
    )
    .select('nodes.node_id')
    .where('nodes.network_id', '=', node.network_id)
    .where('nodes.node_id', 'in', [node.node_id, node.daemon_node_id ?? node.node_id])
    .where('sessions.logs_capable', '=', 1)
    .executeTakeFirst();
  return capable !== undefined;
}
