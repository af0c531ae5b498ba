import { LockMode } from '@mikro-orm/core';
import type { NodeMode } from '../../../generated/enums.ts';
import { Token } from '../../entities/index.ts';
import { managers } from '../access/require-role.ts';
import { findMembership } from '../access/find-membership.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnNode } from './require-own-node.ts';
import { announceNode } from './announce-node.ts';

/** The mode as it is now. */
export interface PermissionMode {
  readonly nodeId: string;
  readonly alias: string;
  readonly mode: NodeMode;
  /** How many live tokens of the node carry it. */
  readonly tokens: number;
}

/**
 * Sets what the tokens of a node may do (rule access-node-modes): the owner, the admins of the network and system
 * admins for every token, another member for those that he or she minted. It binds with the next call. Audited as
 * `permission_mode_changed`.
 *
 * @param request.ref node id, alias or name
 * @throws permission_denied no manager there, and no token of the node is the caller's
 * @throws node_not_found, network_id_required, access_denied, agent_access_restricted as `requireOwnNode`
 */
export async function setPermissionMode(
  ctx: Ctx,
  request: { readonly ref: string; readonly mode: NodeMode; readonly networkId?: string | undefined },
): Promise<PermissionMode> {
  const { ref, mode, networkId } = request;
  return ctx.transaction(async (tx) => {
    const node = await requireOwnNode(tx, ref, networkId);
    const all = await managesNode(tx, node.network_id);
    const mintedBy = all ? undefined : tx.caller.userId;
    const tokenIds = await writeMode(tx, { networkId: node.network_id, nodeId: node.node_id }, mode, mintedBy);
    if (!all && tokenIds.length === 0) throw new DomainError('permission_denied');
    await recordAudit(tx, {
      action: 'permission_mode_changed',
      targetType: 'node',
      targetId: node.node_id,
      detail: `${node.alias}: ${mode}`,
      networkId: node.network_id,
    });
    announceNode(tx, { ...node, lifecycle_state: null }, 'updated');
    tx.afterCommit(() => {
      for (const tokenId of tokenIds) tx.platform.memory.tokens.drop({ tokenId });
    });
    return { nodeId: node.node_id, alias: node.alias, mode, tokens: tokenIds.length };
  });
}

async function managesNode(tx: Tx, networkId: string): Promise<boolean> {
  if (tx.caller.systemAdmin && tx.caller.networkId === null) return true;
  const own = await findMembership(tx, networkId);
  return own !== undefined && managers.includes(own.role);
}

async function writeMode(
  tx: Tx,
  node: { readonly networkId: string; readonly nodeId: string },
  mode: NodeMode,
  mintedBy: string | null | undefined,
): Promise<string[]> {
  const { networkId: network, nodeId } = node;
  const minted = mintedBy === undefined ? {} : { user: mintedBy ?? '' };
  const live = { network, nodeId, scope: 'network' as const, revokedAt: null, ...minted };
  // Of two changes at once the later one sees, and so changes, what the other has set.
  const tokens = await tx.em.find(Token, live, { lockMode: LockMode.PESSIMISTIC_WRITE });
  for (const token of tokens) token.mode = mode;
  return tokens.map(({ tokenId }) => tokenId);
}
