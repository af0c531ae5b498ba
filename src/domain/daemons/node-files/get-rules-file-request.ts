import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { endOverdueFileRequests } from './request-node-file.ts';
import { answersFor } from '../configuration/get-config-update.ts';
import { silenceMs } from '../limits.ts';
import { isOpenFileRequest } from '../open-requests.ts';
import { requireNode } from '../require-daemon.ts';
import type { OwnNode } from '../require-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/**
 * The request that a doorbell named, or the oldest waiting one, for the calling node and the children of the calling
 * daemon (rule daemons-silence); from now on it is in progress and has another 60 seconds, once.
 *
 * @returns undefined when nothing waits, or the named one has ended
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 */
export async function getRulesFileRequest(
  ctx: Ctx,
  requestId: string | undefined,
): Promise<FileRequestRow | undefined> {
  const own = requireNode(ctx);
  return ctx.transaction(async (tx) => {
    const named =
      requestId === undefined ? await findWaiting(tx, own) : await requireOwnFileRequest(tx, requestId, own);
    if (named === undefined) return undefined;
    await endOverdueFileRequests(tx, named);
    const taken = await markInProgress(tx, named);
    if (taken === undefined) return findInProgress(tx, named);
    announceRequest(tx, { networkId: own.networkId, requestId: taken.request_id, kind: 'file' }, 'in_progress');
    return taken;
  });
}

/**
 * The request of this id, if the caller answers for its node.
 *
 * @throws request_not_found absent or of another network
 * @throws not_your_request
 */
export async function requireOwnFileRequest(tx: Tx, requestId: string, own: OwnNode): Promise<FileRequestRow> {
  const request = await tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where('network_id', '=', own.networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined) throw new DomainError('request_not_found');
  if (!(await answersFor(tx, own, request.node_id))) throw new DomainError('not_your_request');
  return request;
}

async function findWaiting(tx: Tx, own: OwnNode): Promise<FileRequestRow | undefined> {
  const children = tx.db
    .selectFrom('nodes')
    .select('node_id')
    .where('network_id', '=', own.networkId)
    .where('daemon_node_id', '=', own.nodeId);
  return tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where(isOpenFileRequest)
    .where(sql<SqlBool>`status = 'pending'`)
    .where((eb) => eb.or([eb('node_id', '=', own.nodeId), eb('node_id', 'in', children)]))
    .where('network_id', '=', own.networkId)
    .where('deadline_at', '>', tx.platform.clock.now())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

async function markInProgress(tx: Tx, named: FileRequestRow): Promise<FileRequestRow | undefined> {
  const now = tx.platform.clock.now();
  return tx.db
    .updateTable('file_requests')
    .set({ status: 'in_progress', pulled_at: now, deadline_at: now + silenceMs })
    .where('network_id', '=', named.network_id)
    .where('request_id', '=', named.request_id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

async function findInProgress(tx: Tx, named: FileRequestRow): Promise<FileRequestRow | undefined> {
  return tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where('network_id', '=', named.network_id)
    .where('request_id', '=', named.request_id)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
}
