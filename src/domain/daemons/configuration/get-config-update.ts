import type { ConfigUpdateRow } from '../../../entities/rows.ts';
import type { Ctx, ReadCtx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { NodeKey } from '../../nodes/list-nodes.ts';
import { silenceMs } from '../limits.ts';
import { isOpenUpdate } from '../open-requests.ts';
import { endOverdueConfigUpdates } from './request-config-update.ts';
import { requireNode } from '../require-daemon.ts';
import type { OwnNode } from '../require-daemon.ts';

/**
 * The open update of the calling node, or of a child of the calling daemon (rule daemons-configuration). The first
 * fetch gives the node another 60 seconds; further ones do not.
 *
 * @param nodeId the child; the caller itself when absent
 * @throws node_not_found neither the caller nor a child of it
 * @throws caller_not_a_daemon
 */
export async function getConfigUpdate(ctx: Ctx, nodeId: string | undefined): Promise<ConfigUpdateRow | undefined> {
  const own = requireNode(ctx);
  const wanted = nodeId ?? own.nodeId;
  if (!(await answersFor(ctx, own, wanted))) throw new DomainError('node_not_found');
  return ctx.transaction(async (tx) => {
    const node = { network_id: own.networkId, node_id: wanted };
    await endOverdueConfigUpdates(tx, node);
    return (await markPulled(tx, node)) ?? findOpen(tx, node);
  });
}

/** Whether the caller is this node or the daemon that runs it. No query for the caller itself. */
export async function answersFor(ctx: ReadCtx, own: OwnNode, nodeId: string): Promise<boolean> {
  if (nodeId === own.nodeId) return true;
  const child = await ctx.db
    .selectFrom('nodes')
    .select('node_id')
    .where('network_id', '=', own.networkId)
    .where('node_id', '=', nodeId)
    .where('daemon_node_id', '=', own.nodeId)
    .executeTakeFirst();
  return child !== undefined;
}

async function markPulled(tx: Tx, node: NodeKey): Promise<ConfigUpdateRow | undefined> {
  const now = tx.platform.clock.now();
  return tx.db
    .updateTable('config_updates')
    .set({ pulled_at: now, deadline_at: now + silenceMs })
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenUpdate)
    .where('pulled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function findOpen(tx: Tx, node: NodeKey): Promise<ConfigUpdateRow | undefined> {
  return tx.db
    .selectFrom('config_updates')
    .selectAll()
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenUpdate)
    .executeTakeFirst();
}
