import type { NodeRow } from '../../../entities/rows.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { parseDaemon } from '../../nodes/daemon-facts.ts';
import type { DaemonFacts } from '../../nodes/daemon-facts.ts';
import { requireAliasFree } from '../../nodes/require-alias-free.ts';
import { findSecretKeys } from '../../providers/find-secrets.ts';
import { requireTokenRoom } from '../../tokens/require-token-room.ts';
import { checkAllowedSecrets, checkNodeSpec } from './check-node-spec.ts';
import type { NodeSpec } from './check-node-spec.ts';
import { lockDaemon, requireReady, requireRoom } from './lock-daemon.ts';
import { silenceMs } from '../limits.ts';
import { requirePersonalRequest, requireTrustedDaemon } from '../require-trusted-daemon.ts';
import { ringDoorbell } from '../ring-doorbell.ts';
import { announceRequest } from '../announce-request.ts';
import { announceNode } from '../../nodes/announce-node.ts';

/** A request that a daemon was told of. */
export interface RequestedNode {
  readonly requestId: string;
  readonly childNodeId: string;
}

/**
 * Requests a node from a daemon (rule daemons-create): its record and alias are there at once, `starting`; its token is
 * minted when the daemon fetches the request. Secrets (`env_refs`) are requested by persons who own or administer the
 * network, from daemons of such persons. Audited as `node_create_requested`.
 *
 * @throws daemon_not_found, daemon_offline, daemon_cannot_create_nodes, daemon_max_children
 * @throws permission_denied no owner or admin of the daemon's network
 * @throws node_name_invalid, node_name_conflict, runtime_invalid, flag_key_unknown, flag_value_invalid, workdir_invalid
 * @throws secret_not_in_vault, secret_not_in_daemon_allowlist
 * @throws user_token_required a node that requests secrets; daemon_not_trusted the daemon has no token of a person who
 *   may see them
 * @throws too_many_tokens the person who requests has no room for the child's token
 * @throws node_permission_denied, agent_access_restricted
 */
export async function createNode(
  ctx: Ctx,
  input: { readonly daemonNodeId: string; readonly spec: NodeSpec },
): Promise<RequestedNode> {
  const { spec } = input;
  const keys = spec.env_refs ?? [];
  if (keys.length > 0) requirePersonalRequest(ctx);
  requireNodeMode(ctx, 'create_node');
  return ctx.transaction(async (tx) => {
    const daemon = await lockDaemon(tx, input.daemonNodeId, keys.length > 0);
    const facts = parseDaemon(daemon.daemon_json ?? '{}');
    await requireReady(tx, daemon, facts);
    checkNodeSpec(spec, facts);
    await checkSecrets(tx, daemon, keys, facts);
    await requireRoom(tx, daemon, facts);
    if (tx.caller.userId !== null) await requireTokenRoom(tx, tx.caller.userId);
    const childNodeId = await insertChild(tx, daemon, spec);
    const requestId = `cr_${tx.platform.ids.uuid()}`;
    await insertRequest(tx, { requestId, childNodeId, daemon, spec });
    await recordAudit(tx, {
      action: 'node_create_requested',
      targetType: 'node',
      targetId: childNodeId,
      detail: `${spec.name} on ${daemon.alias}`,
      networkId: daemon.network_id,
    });
    const networkId = daemon.network_id;
    announceRequest(tx, { networkId, requestId, kind: 'create' }, 'pending');
    const child = {
      network_id: networkId,
      node_id: childNodeId,
      alias: spec.name,
      lifecycle_state: 'starting',
    } as const;
    announceNode(tx, child, 'registered');
    ringDoorbell(tx, { networkId: daemon.network_id, alias: daemon.alias }, 'create_node', { request_id: requestId });
    return { requestId, childNodeId };
  });
}

async function checkSecrets(tx: Tx, daemon: NodeRow, keys: readonly string[], facts: DaemonFacts): Promise<void> {
  if (keys.length === 0) return;
  const { network_id: networkId, node_id: nodeId } = daemon;
  await requireTrustedDaemon(tx, { networkId, nodeId });
  const known = await findSecretKeys(tx, networkId, keys);
  const key = keys.find((name) => !known.has(name));
  if (key !== undefined) throw new DomainError('secret_not_in_vault', { key });
  checkAllowedSecrets(keys, facts);
}

/** The id that the hub gives a child stays: the daemon tells the child its id. */
async function insertChild(tx: Tx, daemon: NodeRow, spec: NodeSpec): Promise<string> {
  await requireAliasFree(tx, daemon.network_id, spec.name).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('node_name_conflict') : error;
  });
  const now = tx.platform.clock.now();
  const child = await tx.db
    .insertInto('nodes')
    .values({
      node_id: tx.platform.ids.node(),
      network_id: daemon.network_id,
      node_name: spec.name,
      alias: spec.name,
      runtime: spec.runtime,
      model: spec.model ?? null,
      owner_user_id: tx.caller.userId,
      reported_node_id: 1,
      lifecycle_state: 'starting',
      daemon_node_id: daemon.node_id,
      config_json: JSON.stringify({ flags: spec.flags ?? {} }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('node_id')
    .executeTakeFirst();
  if (child === undefined) throw new DomainError('node_name_conflict');
  return child.node_id;
}

async function insertRequest(
  tx: Tx,
  input: {
    readonly requestId: string;
    readonly childNodeId: string;
    readonly daemon: NodeRow;
    readonly spec: NodeSpec;
  },
): Promise<void> {
  const now = tx.platform.clock.now();
  await tx.db
    .insertInto('create_requests')
    .values({
      request_id: input.requestId,
      network_id: input.daemon.network_id,
      daemon_node_id: input.daemon.node_id,
      child_node_id: input.childNodeId,
      child_name: input.spec.name,
      runtime: input.spec.runtime,
      model: input.spec.model ?? null,
      node_spec: JSON.stringify(input.spec),
      user_id: tx.caller.userId,
      token_id: tx.caller.tokenId,
      created_at: now,
      deadline_at: now + silenceMs,
    })
    .execute();
}
