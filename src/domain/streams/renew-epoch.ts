import type { Queries } from '../ctx.ts';

/**
 * Gives the database another epoch: its event numbers begin a history of their own, and whoever comes with an id of
 * the former one is told to read anew (rule streams-numbered).
 *
 * @param db a unit's view
 */
export async function renewEpoch(db: Queries, epoch: string): Promise<void> {
  await db.updateTable('hub_meta').set({ value: epoch }).where('key', '=', 'stream_epoch').execute();
}
