import type { CardRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import { requireAssignedMode } from '../../access/require-node-mode.ts';
import type { NodeAction } from '../../access/require-node-mode.ts';

/**
 * Lets a restricted node change only the cards that it owns or takes part in (rule access-node-modes). Other callers
 * pass without a query.
 *
 * @throws node_permission_denied
 */
export async function requireAssigned(tx: Tx, card: CardRow, action: NodeAction): Promise<void> {
  const { caller } = tx;
  if (caller.kind !== 'node' || caller.mode !== 'restricted') return;
  const own = caller.nodeId !== null && card.agent_owner_id === caller.nodeId;
  requireAssignedMode(tx, action, own || (await takesPart(tx, card, caller.nodeId)));
}

async function takesPart(tx: Tx, card: CardRow, nodeId: string | null): Promise<boolean> {
  const part = await tx.db
    .selectFrom('requirement_people')
    .select('person_id')
    .where('network_id', '=', card.network_id)
    .where('requirement_id', '=', card.requirement_id)
    .where('kind', '=', 'node')
    .where('person_id', '=', nodeId ?? '')
    .executeTakeFirst();
  return part !== undefined;
}
