import type { RenameRow } from '../../entities/rows.ts';
import { aliasAddress, personAddress } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { moveAlias } from './move-alias.ts';
import { recordRename } from './record-rename.ts';
import { requireAliasFree } from '../nodes/require-alias-free.ts';
import { endRename, requireRename } from './require-rename.ts';
import type { RenameKey } from './require-rename.ts';
import { announceNode } from '../nodes/announce-node.ts';

/**
 * Commits a prepared rename: one transaction over every surface, so that a crash leaves the old alias or the new one
 * and nothing between (rule renames-whole). Afterwards the old alias still leads to the node for a day, unless another
 * node takes it.
 *
 * @throws rename_not_found, permission_denied, agent_access_restricted, rename_not_prepared
 * @throws alias_taken, node_not_found somebody took the new alias, or the node went, since it was prepared; the rename
 *   stays prepared
 */
export async function commitRename(ctx: Ctx, txnId: string): Promise<void> {
  const key = await requireRename(ctx, txnId);
  await ctx.transaction((tx) => commit(tx, key));
}

async function commit(tx: Tx, key: RenameKey): Promise<void> {
  const rename = await endRename(tx, key, 'committed');
  const { network_id: networkId, node_id: nodeId, old_alias: from, new_alias: to } = rename;
  await requireAliasFree(tx, networkId, to);
  await renameNode(tx, rename);
  const surfaces = await moveAlias(tx, { networkId, nodeId, from, to });
  await recordRename(tx, 'committed', rename);
  await announce(tx, rename, surfaces);
}

/** The name goes with the alias where it was the same (rule nodes-registered-by-token). */
async function renameNode(tx: Tx, { network_id, node_id, old_alias: from, new_alias: to }: RenameRow): Promise<void> {
  const renamed = await tx.db
    .updateTable('nodes')
    .set((eb) => ({
      alias: to,
      node_name: eb.case().when('node_name', '=', from).then(to).else(eb.ref('node_name')).end(),
      updated_at: tx.platform.clock.now(),
    }))
    .where('network_id', '=', network_id)
    .where('node_id', '=', node_id)
    .where('alias', '=', from)
    .returning('node_id')
    .executeTakeFirst();
  if (!renamed) throw new DomainError('node_not_found');
}

/**
 * `node.renamed` on the new and the old alias and to every member. The old alias comes after the new one: a stream
 * that follows the node moves at the event on the old alias, and so sees it once.
 */
async function announce(tx: Tx, rename: RenameRow, surfaces: readonly string[]): Promise<void> {
  const { network_id: networkId, node_id, txn_id, old_alias, new_alias } = rename;
  announceNode(tx, { network_id: networkId, node_id, alias: new_alias }, 'renamed');
  const members = await tx.db.selectFrom('memberships').select('user_id').where('network_id', '=', networkId).execute();
  const data = { old_alias, new_alias, surfaces_updated: surfaces, history_policy: 'preserve' };
  const payload = { txn_id, alias: new_alias, network_id: networkId, data };
  const agents = [aliasAddress(new_alias), aliasAddress(old_alias)];
  for (const channel of [...agents, ...members.map((member) => personAddress(member.user_id))]) {
    tx.emit({ networkId, type: 'node.renamed', channel, payload, summary: null });
  }
}
