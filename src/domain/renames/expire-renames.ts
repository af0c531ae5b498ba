import { sql } from 'kysely';
import { ofKeys } from '../access/of-keys.ts';
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
  let select = tx.db
    .selectFrom('rename_transactions')
    .select(['network_id', 'txn_id'])
    .where(sql<boolean>`state = 'prepared'`)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(batch);
  if (networkId !== undefined) select = select.where('network_id', '=', networkId);
  const overdue = await select.execute();
  if (overdue.length === 0) return 0;
  const ended = await tx.db
    .updateTable('rename_transactions')
    .set({ state: 'aborted', ended_at: now })
    .where(ofKeys(overdue, 'txn_id'))
    .where('state', '=', 'prepared')
    .returningAll()
    .execute();
  for (const rename of ended) await recordRename(tx, 'aborted', rename, 'not committed in time');
  return ended.length;
}
