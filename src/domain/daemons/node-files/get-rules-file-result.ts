import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { managers } from '../../access/require-role.ts';
import { resolveObjectScope } from '../../access/resolve-scope.ts';
import { endOverdueFileRequests } from './request-node-file.ts';
import { roleIn } from '../require-managed-node.ts';
import { keepAfterReadMs, keepContentMs, keepUnreadLogsMs } from '../limits.ts';
import { inObjectScope } from '../../access/in-scope.ts';

/** Where a request stands. */
export interface FileRequestResult {
  /** Without its content when that is purged. */
  readonly request: FileRequestRow;
  readonly purged: boolean;
  /** Milliseconds since the request was made. */
  readonly ageMs: number;
}

/**
 * Where a request stands, and its answer (rule daemons-content-kept). The first read of an ended one starts the 60
 * seconds for which its content stays; log lines are handed out once.
 *
 * @throws request_not_found absent, or of a network that is not the caller's
 * @throws not_your_request files and logs are for the token that asked; rules and skills also for its user and the
 *   managers of the network
 * @throws agent_access_restricted a restricted member
 */
export async function getRulesFileResult(ctx: Ctx, requestId: string): Promise<FileRequestResult> {
  return ctx.transaction(async (tx) => {
    const asked = await findReadable(tx, requestId);
    await endOverdueFileRequests(tx, asked);
    const now = tx.platform.clock.now();
    const request = await reread(tx, asked);
    const ageMs = now - request.created_at;
    if (request.status === 'pending' || request.status === 'in_progress') return { request, purged: false, ageMs };
    if (request.purged === 1 || isStale(request, now)) return { request: bare(request), purged: true, ageMs };
    const handedOver = request.op === 'tail_logs';
    const read = await tx.db
      .updateTable('file_requests')
      .set({ read_at: request.read_at ?? now, ...(handedOver && { content: null, purged: 1 }) })
      .where('network_id', '=', asked.network_id)
      .where('request_id', '=', requestId)
      .where('purged', '=', 0)
      .returning('request_id')
      .executeTakeFirst();
    // Of two readers at once one gets the lines.
    if (read === undefined) return { request: bare(request), purged: true, ageMs };
    return { request, purged: false, ageMs };
  });
}

/** Whether the time of a content is over, purged yet or not. */
function isStale(request: FileRequestRow, now: number): boolean {
  if (now - request.created_at >= keepContentMs) return true;
  if (request.read_at !== null) return now - request.read_at >= keepAfterReadMs;
  return request.op === 'tail_logs' && request.acked_at !== null && now - request.acked_at >= keepUnreadLogsMs;
}

async function findAsked(tx: Tx, requestId: string): Promise<FileRequestRow> {
  const scope = await resolveObjectScope(tx, undefined, 'narrow');
  const request = await tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where(inObjectScope(scope))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined) throw new DomainError('request_not_found');
  return request;
}

/** The request after its overdue ones were ended. */
async function reread(
  tx: Tx,
  { network_id: networkId, request_id: requestId }: FileRequestRow,
): Promise<FileRequestRow> {
  return tx.db
    .selectFrom('file_requests')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

async function findReadable(tx: Tx, requestId: string): Promise<FileRequestRow> {
  const request = await findAsked(tx, requestId);
  const role = await roleIn(tx, request.network_id);
  if (role === undefined) throw new DomainError('request_not_found');
  const { tokenId, userId } = tx.caller;
  if (tokenId !== null && request.token_id === tokenId) return request;
  const shared = request.lane === 'rules' || request.lane === 'skills';
  if (!shared) throw new DomainError('not_your_request');
  if (role === 'system' || managers.includes(role)) return request;
  const asker = await tx.db
    .selectFrom('tokens')
    .select('user_id')
    .where('token_id', '=', request.token_id ?? '')
    .executeTakeFirst();
  if (userId === null || asker?.user_id !== userId) throw new DomainError('not_your_request');
  return request;
}

const bare = (request: FileRequestRow): FileRequestRow => ({ ...request, content: null });
