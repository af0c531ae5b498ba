import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { parseDaemon } from '../nodes/daemon-facts.ts';
import type { DaemonFacts } from '../nodes/daemon-facts.ts';

/** The node behind the caller's token. */
export interface OwnNode {
  readonly nodeId: string;
  readonly networkId: string;
}

/**
 * The node that calls, as its token says and never an argument (rule daemons-by-token).
 *
 * @throws caller_not_a_daemon the token is bound to no node
 */
export function requireNode(ctx: Ctx): OwnNode {
  const { kind, nodeId, networkId } = ctx.caller;
  if (kind !== 'node' || nodeId === null || networkId === null) throw new DomainError('caller_not_a_daemon');
  return { nodeId, networkId };
}

/**
 * The daemon that calls: a node that has reported itself as one. One indexed read.
 *
 * @throws caller_not_a_daemon
 */
export async function requireDaemon(ctx: Ctx): Promise<OwnNode & { readonly facts: DaemonFacts }> {
  const own = requireNode(ctx);
  const node = await ctx.db
    .selectFrom('nodes')
    .select('daemon_json')
    .where('network_id', '=', own.networkId)
    .where('node_id', '=', own.nodeId)
    .executeTakeFirst();
  if (node?.daemon_json == null) throw new DomainError('caller_not_a_daemon');
  return { ...own, facts: parseDaemon(node.daemon_json) };
}
