import { LockMode } from '@mikro-orm/core';
import { Node } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { aliasAddress } from '../address.ts';
import type { Ctx, ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnNode } from './require-own-node.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { retireNodeId } from './retire-node-id.ts';
import { announceNode } from './announce-node.ts';

/** A node token is pinned to its network: what it does not find there is not its to delete. */
const hideBeyond =
  ({ caller }: ReadCtx) =>
  (error: unknown): never => {
    const beyond = caller.kind === 'node' && error instanceof DomainError && error.code === 'node_not_found';
    throw beyond ? new DomainError('permission_denied') : error;
  };

/**
 * Removes a node's record and its session in one transaction and tells the stream of its alias alone; its tokens and
 * what is on its own machine stay (rule nodes-retired-ids). Its id is retired in the network. Audited as
 * `node_deleted`.
 *
 * @returns the node as it was
 * @throws node_not_found, permission_denied, network_id_required, access_denied, agent_access_restricted as
 *   `requireOwnNode`
 * @throws permission_denied also a node token that names a node beyond its own network: whether such a node exists
 *   elsewhere or nowhere, the answer is the same
 * @throws node_permission_denied
 */
export async function deleteNodeRecord(
  ctx: Ctx,
  { ref, networkId }: { readonly ref: string; readonly networkId?: string | undefined },
): Promise<Pick<Node, 'networkId' | 'nodeId' | 'nodeName' | 'alias'>> {
  requireNodeMode(ctx, 'delete_node');
  return ctx.transaction(async (tx) => {
    const { network_id: ownNetworkId, node_id: nodeId } = await requireOwnNode(tx, ref, networkId).catch(
      hideBeyond(tx),
    );
    const node = await tx.em.findOne(
      Node,
      { networkId: ownNetworkId, nodeId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (node === null) throw new DomainError('node_not_found');
    const { alias, nodeName } = node;
    tx.em.remove(node);
    await retireNodeId(tx, { network_id: ownNetworkId, node_id: nodeId });
    // eslint-disable-next-line no-restricted-syntax -- sessions are hot
    await tx.db.deleteFrom('sessions').where('network_id', '=', ownNetworkId).where('alias', '=', alias).execute();
    await recordAudit(tx, {
      action: 'node_deleted',
      targetType: 'node',
      targetId: nodeId,
      detail: alias,
      networkId: ownNetworkId,
    });
    const payload = { node_id: nodeId, node_name: nodeName, alias, network_id: ownNetworkId };
    tx.emit({ networkId: ownNetworkId, type: 'node_deleted', channel: aliasAddress(alias), payload, summary: null });
    announceNode(tx, payload, 'deleted');
    // Its tokens speak for a living node no more.
    tx.afterCommit(() => tx.platform.memory.tokens.drop({ networkId: ownNetworkId }));
    return { networkId: ownNetworkId, nodeId, nodeName, alias };
  });
}
