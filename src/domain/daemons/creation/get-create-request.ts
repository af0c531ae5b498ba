import type { CreateRequestRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { DaemonFacts } from '../../nodes/daemon-facts.ts';
import { findSecrets } from '../../providers/find-secrets.ts';
import { issueToken } from '../../tokens/issue-token.ts';
import { hasTokenRoom } from '../../tokens/require-token-room.ts';
import type { NodeSpec } from './check-node-spec.ts';
import { endCreation } from './end-creation.ts';
import { silenceMs } from '../limits.ts';
import { recordHandOver } from '../record-hand-over.ts';
import { requireDaemon } from '../require-daemon.ts';
import type { OwnNode } from '../require-daemon.ts';
import { requireOwnFetch, requireTrustedFetch } from '../require-trusted-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/** A request as its daemon sees it. */
export interface FetchedCreateRequest {
  readonly request: CreateRequestRow;
  readonly spec: NodeSpec;
  /** Only at the first fetch; they are stored nowhere. */
  readonly handOver?: { readonly childToken: string; readonly secrets: Readonly<Record<string, string>> };
}

/**
 * Hands a request to its daemon (rule daemons-create): the first call mints the child's token and brings the vault's
 * values, and marks the request as delivered; later calls show it without them. A vault entry that was removed
 * meanwhile, or that the daemon no longer accepts, fails the request. Audited as `node_create_delivered` and
 * `secret_handed_over`.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws daemon_not_trusted the request stays open for a token of the daemon whose person may fetch it
 */
export async function getCreateRequest(ctx: Ctx, requestId: string): Promise<FetchedCreateRequest> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await requireOwnCreateRequest(tx, requestId, daemon);
    const overdue = stored.deadline_at !== null && stored.deadline_at <= tx.platform.clock.now();
    const fetched = overdue ? undefined : await markDelivered(tx, stored);
    if (fetched === undefined) {
      const ended = overdue ? await endCreation(tx, stored, 'failed', 'timeout') : undefined;
      const request = ended ?? stored;
      return { request, spec: specOf(request) };
    }
    announceRequest(tx, { networkId: daemon.networkId, requestId, kind: 'create' }, 'delivered');
    return handOver(tx, fetched, daemon);
  });
}

/**
 * The request of this id, if it is the daemon's.
 *
 * @throws request_not_found absent or of another network
 * @throws not_your_request another daemon's
 */
export async function requireOwnCreateRequest(
  tx: Tx,
  requestId: string,
  daemon: { readonly nodeId: string; readonly networkId: string },
): Promise<CreateRequestRow> {
  const request = await tx.db
    .selectFrom('create_requests')
    .selectAll()
    .where('network_id', '=', daemon.networkId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined) throw new DomainError('request_not_found');
  if (request.daemon_node_id !== daemon.nodeId) throw new DomainError('not_your_request');
  return request;
}

async function markDelivered(tx: Tx, stored: CreateRequestRow): Promise<CreateRequestRow | undefined> {
  const now = tx.platform.clock.now();
  return tx.db
    .updateTable('create_requests')
    .set({ status: 'delivered', delivered_at: now, deadline_at: now + silenceMs })
    .where('network_id', '=', stored.network_id)
    .where('request_id', '=', stored.request_id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

async function handOver(
  tx: Tx,
  request: CreateRequestRow,
  daemon: OwnNode & { readonly facts: DaemonFacts },
): Promise<FetchedCreateRequest> {
  const spec = specOf(request);
  const keys = spec.env_refs ?? [];
  await (keys.length > 0 ? requireTrustedFetch(tx, daemon.networkId) : requireOwnFetch(tx, daemon));
  const found = await findSecrets(tx, request.network_id, keys);
  const obstacle = findMissing(keys, found, daemon.facts) ?? (await findObstacle(tx, request));
  if (obstacle !== undefined || request.user_id === null) {
    const ended = await endCreation(tx, request, 'failed', obstacle ?? null);
    return { request: ended ?? request, spec };
  }
  const { token } = await issueToken(tx, {
    scope: 'network',
    userId: request.user_id,
    networkId: request.network_id,
    nodeId: request.child_node_id,
    nodeName: request.child_name,
    name: `node:${request.child_name}`,
  });
  await recordAudit(tx, {
    action: 'node_create_delivered',
    targetType: 'node',
    targetId: request.child_node_id,
    detail: keys.length === 0 ? request.child_name : `${request.child_name}: ${keys.join(', ')}`,
    networkId: request.network_id,
  });
  await recordHandOver(tx, daemon, { requestId: request.request_id, keys });
  return { request, spec, handOver: { childToken: token, secrets: Object.fromEntries(found) } };
}

/** The vault and the list of the daemon may have changed since the request. */
function findMissing(
  keys: readonly string[],
  found: ReadonlyMap<string, string>,
  { allowed_secret_keys: allowed }: DaemonFacts,
): string | undefined {
  const missing = keys.find((key) => !found.has(key));
  if (missing !== undefined) return `secret_not_in_vault: ${missing}`;
  const refused = keys.find((key) => !allowed.includes(key));
  return refused === undefined ? undefined : `secret_not_in_daemon_allowlist: ${refused}`;
}

/**
 * The record of the child may have been removed since it was requested, and a token without it would belong to no node;
 * the person who requested may have no room for the token any more.
 */
async function findObstacle(tx: Tx, request: CreateRequestRow): Promise<string | undefined> {
  const child = await tx.db
    .selectFrom('nodes')
    .select('node_id')
    .where('network_id', '=', request.network_id)
    .where('node_id', '=', request.child_node_id ?? '')
    .executeTakeFirst();
  if (child === undefined) return 'node_not_found';
  return request.user_id === null || (await hasTokenRoom(tx, request.user_id)) ? undefined : 'too_many_tokens';
}

function specOf(request: CreateRequestRow): NodeSpec {
  return JSON.parse(request.node_spec) as NodeSpec;
}
