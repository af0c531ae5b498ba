import type { NodeMode } from '../../../generated/enums.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findMembership } from '../access/find-membership.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { writers } from '../access/require-role.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { issueToken } from '../tokens/issue-token.ts';
import type { IssuedToken } from '../tokens/issue-token.ts';
import { insertNode } from './insert-node.ts';

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
 * Mints an `ntok_` bound to a network and a node, and registers the node when it is new (seed 000, Tokens; decision
 * B9). A further token of a node gets the permission mode that the node has. Audited as `node_token_created`.
 *
 * @throws node_token_fields_required a part is blank
 * @throws not_a_member the caller's user is not in the network
 * @throws no_write_access the caller's user is a viewer there
 * @throws agent_access_restricted a restricted member (decision B6)
 * @throws too_many_tokens
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
    const nodeId = await insertNode(tx, { networkId, alias, ownerUserId: userId });
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

/** The mode of the node's newest live token: minting another one does not lift it (decision B7). */
async function findMode(tx: Tx, networkId: string, nodeId: string): Promise<NodeMode> {
  const newest = await tx.db
    .selectFrom('tokens')
    .select('mode')
    .where('network_id', '=', networkId)
    .where('node_id', '=', nodeId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('token_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.mode ?? 'normal';
}
