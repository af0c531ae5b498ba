import { sql } from 'kysely';
import type { Ctx, ReadCtx, Tx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { recordRename } from './record-rename.ts';

const batch = 100;

/**
 * Aborts prepared renames whose 15 minutes are over, in all networks; at most 100 per call.
 *
 * @returns how many
 */
export async function expireRenames(ctx: Ctx): Promise<number> {
  const overdue = await selectOverdue(ctx).execute();
  return eachNetwork(ctx, overdue, (tx, networkId) => endOverdue(tx, networkId));
}

/** Aborts the overdue renames of a network, at most 100, and audits each. Returns how many. */
export async function endOverdue(tx: Tx, networkId: string): Promise<number> {
  const overdue = await selectOverdue(tx).where('network_id', '=', networkId).execute();
  if (overdue.length === 0) return 0;
  const ended = await tx.db
    .updateTable('rename_transactions')
    .set({ state: 'aborted', ended_at: tx.platform.clock.now() })
    .where('network_id', '=', networkId)
    .where(
      'txn_id',
      'in',
      overdue.map((rename) => rename.txn_id),
    )
    .where('state', '=', 'prepared')
    .returningAll()
    .execute();
  for (const rename of ended) await recordRename(tx, 'aborted', rename, 'not committed in time');
  return ended.length;
}

function selectOverdue(ctx: ReadCtx) {
  return ctx.db
    .selectFrom('rename_transactions')
    .select(['network_id', 'txn_id'])
    .where(sql<boolean>`state = 'prepared'`)
    .where('expires_at', '<=', ctx.platform.clock.now())
    .orderBy('expires_at')
    .limit(batch);
}
