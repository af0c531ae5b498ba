import type { Ctx } from '../ctx.ts';
import { recordRename } from './record-rename.ts';
import { endRename, requireRename } from './require-rename.ts';

/**
 * Gives up a prepared rename; the node was never touched (rule renames-two-steps).
 *
 * @throws rename_not_found, permission_denied, agent_access_restricted, rename_not_prepared
 */
export async function abortRename(ctx: Ctx, txnId: string): Promise<void> {
  const key = await requireRename(ctx, txnId);
  await ctx.transaction(async (tx) => recordRename(tx, 'aborted', await endRename(tx, key, 'aborted')));
}
