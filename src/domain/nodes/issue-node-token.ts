import type { NodeMode } from '../../../generated/enums.ts';
import { Token } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findMembership } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { findAliasOwner } from '../access/find-alias-owner.ts';
import { managers, writers } from '../access/require-role.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import type { IssuedToken } from '../tokens/issue-token.ts';
import { registerNode } from './register-node.ts';
import { requireAliasFree } from './require-alias-free.ts';

/** The pair that the token is bound to. */
export interface NodeTokenRequest {
  readonly networkId: string;
  readonly nodeName: string;
}

/** The token and the node that it speaks for. */
export interface IssuedNodeToken extends IssuedToken {
  readonly nodeId: string;
  readonly networkId: string;
}

/**
 * Mints an `ntok_` bound to a network and a node, and registers the node when it is new
 * (rule nodes-registered-by-token); the caller then owns it. For a node that exists its owner and the managers of the
 * network do so. A further token of a node gets the permission mode that the node has. Audited as `node_token_created`.
 *
 * @throws node_token_fields_required a part is blank
 * @throws not_a_member the caller's user is not in the network
 * @throws no_write_access the caller's user is a viewer there
 * @throws agent_access_restricted a restricted member
 * @throws too_many_tokens
 * @throws permission_denied the node is somebody else's and the caller does not manage the network
 * @throws alias_taken a new node would be called like a member
 */
export async function issueNodeToken(ctx: Ctx, request: NodeTokenRequest): Promise<IssuedNodeToken> {
  const { userId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  const alias = request.nodeName.trim();
  const networkId = ctx.caller.networkId ?? request.networkId;
  if (alias === '' || networkId === '') throw new DomainError('node_token_fields_required');
  return ctx.transaction(async (tx) => {
    await lockNetwork(tx, networkId);
    const own = await findMembership(tx, networkId);
    if (own === undefined) throw new DomainError('not_a_member');
    if (!writers.includes(own.role)) throw new DomainError('no_write_access');
    if (own.agentAccess === 'granted') throw new DomainError('agent_access_restricted');
    const nodeId = await takeNode(tx, { networkId, alias, userId, manages: managers.includes(own.role) });
    const name = `node:${alias}`;
    const mode = await findMode(tx, networkId, nodeId);
    const issued = await issueToken(tx, { scope: 'network', userId, networkId, nodeId, nodeName: alias, name, mode });
    await recordAudit(tx, {
      action: 'node_token_created',
      targetType: 'node',
      targetId: nodeId,
      detail: alias,
      networkId,
    });
    return { ...issued, nodeId, networkId };
  });
}

interface NodeClaim {
  readonly networkId: string;
  readonly alias: string;
  readonly userId: string;
  /** The caller is owner or admin of the network. */
  readonly manages: boolean;
}

/** The node of this alias, registered if it is new; whoever reported the alias first stays its owner. */
async function takeNode(tx: Tx, { networkId, alias, userId, manages }: NodeClaim): Promise<string> {
  const owner = await findAliasOwner(tx.db, networkId, alias);
  if (owner === undefined) await requireAliasFree(tx, networkId, alias);
  else if (owner.userId !== userId && !manages) throw new DomainError('permission_denied');
  return owner?.nodeId ?? registerNode(tx, { networkId, alias, ownerUserId: owner?.userId ?? userId });
}

/** The mode of the node's newest live token: minting another one does not lift it (rule access-node-modes). */
async function findMode(tx: Tx, networkId: string, nodeId: string): Promise<NodeMode> {
  const live = { network: networkId, nodeId, revokedAt: null };
  const newest = await tx.em.findOne(Token, live, { orderBy: { createdAt: 'desc', tokenId: 'desc' } });
  return newest?.mode ?? 'normal';
}
