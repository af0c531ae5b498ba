import { sql } from 'kysely';
import type { Ctx, Tx } from '../ctx.ts';
import { recordRename } from './record-rename.ts';

const batch = 100;

/**
 * Aborts prepared renames whose 15 minutes are over, in all networks; at most 100 a call.
 *
 * @returns how many
 */
export async function expireRenames(ctx: Ctx): Promise<number> {
  return ctx.transaction((tx) => endOverdue(tx));
}

/** Aborts the overdue renames, of one network or of all, and audits each. Returns how many. */
export async function endOverdue(tx: Tx, networkId?: string): Promise<number> {
  const now = tx.platform.clock.now();
  let overdue = tx.db
    .selectFrom('rename_transactions')
    .select('txn_id')
    .where(sql<boolean>`state = 'prepared'`)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch);
  if (networkId !== undefined) overdue = overdue.where('network_id', '=', networkId);
  const ended = await tx.db
    .updateTable('rename_transactions')
    .set({ state: 'aborted', ended_at: now })
    .where('txn_id', 'in', overdue)
    .where('state', '=', 'prepared')
    .returningAll()
    .execute();
  for (const rename of ended) await recordRename(tx, 'aborted', rename, 'not committed in time');
  return ended.length;
}
