import { requireNodeMode } from '../../access/require-node-mode.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireFreshNode } from '../require-fresh-node.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { requestStop } from './request-stop.ts';
import type { RequestedStop, StopInput } from './request-stop.ts';

/**
 * As `stopNode`, and the daemon removes what it keeps of the child, after a backup by default; when it has done so the
 * hub revokes the child's tokens and removes its record. A stopped child can be deleted too.
 *
 * @throws confirm_alias_mismatch
 */
export async function deleteNode(
  ctx: Ctx,
  input: StopInput & { readonly confirmAlias: string; readonly deleteConfig: boolean },
): Promise<RequestedStop> {
  requireNodeMode(ctx, 'delete_node');
  return ctx.transaction(async (tx) => {
    const { node } = await requireOwnedNode(tx, input.nodeId);
    if (input.confirmAlias !== node.alias) throw new DomainError('confirm_alias_mismatch');
    return requestStop(tx, await requireFreshNode(tx, node), input, {
      action: 'delete',
      deleteConfig: input.deleteConfig,
    });
  });
}
