import { Node } from '../../entities/index.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnNode } from './require-own-node.ts';
import { readAvatarUrl } from './read-avatar-url.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { announceNode } from './announce-node.ts';

/**
 * Sets or clears the picture of a node.
 *
 * @param avatarUrl as it was sent
 * @returns the node with its new address
 * @throws node_not_found, permission_denied, network_id_required, access_denied, agent_access_restricted as
 *   `requireOwnNode`
 * @throws node_permission_denied
 * @throws invalid_avatar_url
 */
export async function updateNodeAvatar(
  ctx: Ctx,
  change: { readonly ref: string; readonly networkId?: string | undefined; readonly avatarUrl: unknown },
): Promise<Pick<Node, 'nodeId' | 'alias' | 'avatarUrl'>> {
  requireNodeMode(ctx, 'update_node_avatar');
  return ctx.transaction(async (tx) => {
    const { network_id: networkId, node_id: nodeId } = await requireOwnNode(tx, change.ref, change.networkId);
    const node = await tx.em.findOne(Node, { networkId, nodeId });
    if (node === null) throw new DomainError('node_not_found');
    node.avatarUrl = readAvatarUrl(change.avatarUrl);
    node.updatedAt = tx.platform.clock.now();
    announceNode(tx, { network_id: networkId, node_id: nodeId, alias: node.alias }, 'updated');
    return { nodeId, alias: node.alias, avatarUrl: node.avatarUrl };
  });
}
