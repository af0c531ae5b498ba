import type { NodeFileOp } from '../../../../generated/enums.ts';
import type { FileRequestRow, NodeRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { NodeKey } from '../../nodes/list-nodes.ts';
import { silenceMs } from '../limits.ts';
import { isOpenFileRequest } from '../open-requests.ts';
import { ringNode } from '../ring-doorbell.ts';
import { announceRequest } from '../announce-request.ts';

/** What a request asks besides its kind; names are the wire's. */
export interface FileRequestParams {
  readonly content?: string;
  readonly name?: string;
  readonly path?: string;
  readonly max_bytes?: number;
  readonly lines?: number;
  readonly level?: string;
  readonly grep?: string;
  readonly since_ts?: string;
}

/** A node has at most one open request per lane. */
const laneOf: Readonly<Record<NodeFileOp, 'rules' | 'skills' | 'files' | 'logs'>> = {
  read_rules: 'rules',
  write_rules: 'rules',
  list_skills: 'skills',
  read_skill: 'skills',
  list_files: 'files',
  read_file: 'files',
  tail_logs: 'logs',
};

/**
 * Stores a request for a node and notifies it and its daemon. Audited as `node_<op>_requested`; contents are not.
 *
 * @throws request_in_flight its lane is taken
 */
export async function requestNodeFile(
  tx: Tx,
  node: NodeRow,
  op: NodeFileOp,
  params: FileRequestParams,
): Promise<FileRequestRow> {
  const now = tx.platform.clock.now();
  await endOverdueFileRequests(tx, node);
  const request = await tx.db
    .insertInto('file_requests')
    .values({
      request_id: `rf_${tx.platform.ids.uuid()}`,
      network_id: node.network_id,
      node_id: node.node_id,
      lane: laneOf[op],
      op,
      params: JSON.stringify(params),
      token_id: tx.caller.tokenId,
      created_at: now,
      deadline_at: now + silenceMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (request === undefined) throw await inFlight(tx, node, op);
  await recordAudit(tx, {
    action: `node_${op}_requested`,
    targetType: 'node',
    targetId: node.node_id,
    detail: params.path ?? params.name ?? node.alias,
    networkId: node.network_id,
  });
  announceRequest(tx, { networkId: node.network_id, requestId: request.request_id, kind: 'file' }, 'pending');
  await ringNode(tx, node, 'rules_file', { request_id: request.request_id });
  return request;
}

/** Ends the requests to a node that went unanswered for too long. */
export async function endOverdueFileRequests(tx: Tx, node: NodeKey): Promise<void> {
  const now = tx.platform.clock.now();
  const ended = await tx.db
    .updateTable('file_requests')
    .set({ status: 'timeout', acked_at: now })
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenFileRequest)
    .where('deadline_at', '<=', now)
    .returning('request_id')
    .execute();
  for (const { request_id: requestId } of ended) {
    announceRequest(tx, { networkId: node.network_id, requestId, kind: 'file' }, 'timeout');
  }
}

async function inFlight(tx: Tx, node: NodeKey, op: NodeFileOp): Promise<DomainError<'request_in_flight'>> {
  const open = await tx.db
    .selectFrom('file_requests')
    .select('request_id')
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where('lane', '=', laneOf[op])
    .where(isOpenFileRequest)
    .executeTakeFirst();
  return new DomainError('request_in_flight', { request_id: open?.request_id ?? '' });
}
