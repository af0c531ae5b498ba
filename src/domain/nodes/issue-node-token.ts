import { recordAudit } from '../audit/record-audit.ts';
import { writers } from '../access/require-role.ts';
import type { Ctx } from '../ctx.ts';
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
 * B9). Audited as `node_token_created`.
 *
 * @throws node_token_fields_required a part is blank
 * @throws not_a_member the caller's user is not in the network
 * @throws no_write_access the caller's user is a viewer there
 */
export async function issueNodeToken(ctx: Ctx, request: NodeTokenRequest): Promise<IssuedNodeToken> {
  const { userId } = ctx.caller;
  if (userId === null) throw new DomainError('token_required');
  const alias = request.nodeName.trim();
  const networkId = ctx.caller.networkId ?? request.networkId;
  if (alias === '' || networkId === '') throw new DomainError('node_token_fields_required');
  return ctx.transaction(async (tx) => {
    const membership = await tx.db
      .selectFrom('memberships')
      .select('role')
      .where('network_id', '=', networkId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (membership === undefined) throw new DomainError('not_a_member');
    if (!writers.includes(membership.role)) throw new DomainError('no_write_access');
    const nodeId = await insertNode(tx, { networkId, alias, ownerUserId: userId });
    const name = `node:${alias}`;
    const issued = await issueToken(tx, { scope: 'network', userId, networkId, nodeId, nodeName: alias, name });
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
