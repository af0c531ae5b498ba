import type { Tx } from '../ctx.ts';

/**
 * Writes the new id of a node into the cards that it owns, takes part in or wrote, and into their history
 * (rule nodes-own-id-adopted).
 */
export async function renameInCards(tx: Tx, networkId: string, oldId: string, nodeId: string): Promise<void> {
  await tx.db
    .updateTable('requirements')
    .set({ agent_owner_id: nodeId })
    .where('network_id', '=', networkId)
    .where('agent_owner_id', '=', oldId)
    .execute();
  for (const side of ['created_by', 'updated_by'] as const) {
    await tx.db
      .updateTable('requirements')
      .set({ [`${side}_id`]: nodeId })
      .where('network_id', '=', networkId)
      .where(`${side}_kind`, '=', 'node')
      .where(`${side}_id`, '=', oldId)
      .execute();
  }
  await tx.db
    .updateTable('requirement_people')
    .set({ person_id: nodeId })
    .where('network_id', '=', networkId)
    .where('kind', '=', 'node')
    .where('person_id', '=', oldId)
    .execute();
  await tx.db
    .updateTable('requirement_events')
    .set({ actor_id: nodeId })
    .where('network_id', '=', networkId)
    .where('actor_kind', '=', 'node')
    .where('actor_id', '=', oldId)
    .execute();
}
