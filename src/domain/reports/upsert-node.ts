import type { NodeRow } from '../../entities/rows.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Tx } from '../ctx.ts';
import { adoptNodeId } from '../renames/adopt-node-id.ts';
import { isRetired } from '../nodes/retire-node-id.ts';
import { announceNode } from '../nodes/announce-node.ts';

/** What a report that names its node says of it; undefined leaves the stored value. */
export interface NodeReport {
  readonly networkId: string;
  readonly alias: string;
  readonly nodeId: string;
  readonly facts: NodeFacts;
}

/** Columns of the record that reports keep up to date. */
export type NodeFacts = Partial<
  Pick<NodeRow, 'node_name' | 'runtime' | 'model' | 'config_path' | 'channels' | 'server' | 'hostname'>
>;

/** The id is that of another node of the network, or was until that node was deleted. */
const foreignId = 'node_id: belongs to another node';

/** The id that counts from now on, and why the reported one does not when it differs. */
export interface UpsertedNode {
  readonly nodeId: string | null;
  readonly warning?: string;
}

/**
 * Keeps the one node record of an alias in step with its report (rule nodes-own-id-adopted). The id that the hub minted
 * with a node token is replaced by the first one that the node brings itself; a later different one is refused with a
 * warning. One read, and a write only when something changed.
 */
export async function upsertNode(tx: Tx, report: NodeReport): Promise<UpsertedNode> {
  const [stored] = await findByAlias(tx.db, report);
  if (!stored) return insertReported(tx, report);
  const own = stored.node_id === report.nodeId;
  const replaces = !own && stored.reported_node_id === 0 && tx.caller.nodeId === stored.node_id;
  const adopted = replaces && (await adoptNodeId(tx, stored, report.nodeId));
  const nodeId = adopted ? report.nodeId : stored.node_id;
  await updateFacts(tx, { ...stored, node_id: nodeId }, report.facts, own || adopted);
  if (own || adopted) return { nodeId };
  return {
    nodeId,
    warning: replaces ? foreignId : 'node_id: this alias has another one, which stays',
  };
}

const findByAlias = prepareQuery<{ networkId: string; alias: string }>()((db, slot) =>
  db.selectFrom('nodes').selectAll().where('network_id', '=', slot('networkId')).where('alias', '=', slot('alias')),
);

async function insertReported(tx: Tx, { networkId, alias, nodeId, facts }: NodeReport): Promise<UpsertedNode> {
  if (await isRetired(tx, { network_id: networkId, node_id: nodeId })) return { nodeId: null, warning: foreignId };
  const now = tx.platform.clock.now();
  const inserted = await tx.db
    .insertInto('nodes')
    .values({
      node_name: alias,
      ...facts,
      node_id: nodeId,
      network_id: networkId,
      alias,
      owner_user_id: tx.caller.userId,
      reported_node_id: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('node_id')
    .executeTakeFirst();
  if (!inserted) return { nodeId: null, warning: foreignId };
  announceNode(tx, { network_id: networkId, node_id: nodeId, alias, lifecycle_state: 'active' }, 'registered');
  return { nodeId };
}

async function updateFacts(tx: Tx, stored: NodeRow, facts: NodeFacts, reported: boolean): Promise<void> {
  const changed: Partial<NodeRow> = {};
  for (const name of Object.keys(facts) as (keyof NodeFacts)[]) {
    const value = facts[name];
    if (value !== undefined && value !== stored[name]) Object.assign(changed, { [name]: value });
  }
  if (reported && stored.reported_node_id === 0) changed.reported_node_id = 1;
  if (Object.keys(changed).length === 0) return;
  await tx.db
    .updateTable('nodes')
    .set({ ...changed, updated_at: tx.platform.clock.now() })
    .where('network_id', '=', stored.network_id)
    .where('node_id', '=', stored.node_id)
    .execute();
  announceNode(tx, { ...stored, lifecycle_state: null }, 'updated');
}
