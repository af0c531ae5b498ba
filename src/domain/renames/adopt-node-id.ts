import type { GrantRow, NodeRow } from '../../entities/rows.ts';
import type { Tx } from '../ctx.ts';
import { isRetired } from '../nodes/retire-node-id.ts';
import { renameInCards } from './rename-in-cards.ts';
import { isLive } from '../live-tasks.ts';

/**
 * Replaces a node id that the hub minted by the node's own, once (rule nodes-own-id-adopted): in the record, in the
 * tokens that are bound to it, in its grants and renames and in the live tasks that name it. Ended tasks keep the id
 * that they were sent under.
 *
 * @returns false when another node of the network has or had that id; nothing is changed then
 */
export async function adoptNodeId(tx: Tx, stored: NodeRow, nodeId: string): Promise<boolean> {
  if (await isRetired(tx, { network_id: stored.network_id, node_id: nodeId })) return false;
  const grants = await takeGrants(tx, stored);
  const replaced = await tx.db
    .updateTable('nodes')
    .set({ node_id: nodeId, reported_node_id: 1, updated_at: tx.platform.clock.now() })
    .where('network_id', '=', stored.network_id)
    .where('node_id', '=', stored.node_id)
    .where('reported_node_id', '=', 0)
    .where((eb) => {
      const other = eb
        .selectFrom('nodes as other')
        .select('other.node_id')
        .where('other.network_id', '=', stored.network_id)
        .where('other.node_id', '=', nodeId);
      return eb.not(eb.exists(other));
    })
    .returning('node_id')
    .executeTakeFirst();
  if (!replaced) {
    await putGrants(tx, grants, stored.node_id);
    return false;
  }
  const tokens = await tx.db
    .updateTable('tokens')
    .set({ node_id: nodeId })
    .where('network_id', '=', stored.network_id)
    .where('node_id', '=', stored.node_id)
    .returning('token_id')
    .execute();
  await putGrants(tx, grants, nodeId);
  await renameInLiveTasks(tx, stored, nodeId);
  await renameInCards(tx, stored.network_id, stored.node_id, nodeId);
  await renameInOpenRequests(tx, stored, nodeId);
  await tx.db
    .updateTable('rename_transactions')
    .set({ node_id: nodeId })
    .where('network_id', '=', stored.network_id)
    .where('node_id', '=', stored.node_id)
    .execute();
  tx.afterCommit(() => {
    for (const { token_id: tokenId } of tokens) tx.platform.memory.tokens.drop({ tokenId });
  });
  return true;
}

/** A grant names a node that is there: those of this node stand aside while its id changes. */
function takeGrants(tx: Tx, { network_id: networkId, node_id: nodeId }: NodeRow): Promise<GrantRow[]> {
  return tx.db
    .deleteFrom('agent_grants')
    .where('network_id', '=', networkId)
    .where('node_id', '=', nodeId)
    .returningAll()
    .execute();
}

async function putGrants(tx: Tx, grants: readonly GrantRow[], nodeId: string): Promise<void> {
  if (grants.length === 0) return;
  await tx.db
    .insertInto('agent_grants')
    .values(grants.map((grant) => ({ ...grant, node_id: nodeId })))
    .execute();
}

async function renameInLiveTasks(tx: Tx, { network_id: networkId, node_id: oldId }: NodeRow, nodeId: string) {
  for (const column of ['to_node_id', 'from_node_id'] as const) {
    await tx.db
      .updateTable('tasks')
      .set({ [column]: nodeId })
      .where('network_id', '=', networkId)
      .where(isLive)
      .where(column, '=', oldId)
      .execute();
  }
  await tx.db
    .updateTable('tasks')
    .set({ sender_id: nodeId })
    .where('network_id', '=', networkId)
    .where(isLive)
    .where('sender_kind', '=', 'node')
    .where('sender_id', '=', oldId)
    .execute();
}

/** What waits for the node, or for the daemon that it is, and the children that it runs. */
async function renameInOpenRequests(tx: Tx, stored: NodeRow, nodeId: string): Promise<void> {
  const { network_id: networkId, node_id: oldId } = stored;
  for (const table of ['file_requests', 'config_updates'] as const) {
    await tx.db
      .updateTable(table)
      .set({ node_id: nodeId })
      .where('network_id', '=', networkId)
      .where('node_id', '=', oldId)
      .execute();
  }
  for (const table of ['nodes', 'create_requests', 'lifecycle_requests'] as const) {
    await tx.db
      .updateTable(table)
      .set({ daemon_node_id: nodeId })
      .where('network_id', '=', networkId)
      .where('daemon_node_id', '=', oldId)
      .execute();
  }
}
