import { BlobStore } from '../../platform/blob-store.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { returnQuota } from './take-quota.ts';
import { dayMs } from '../../platform/time.ts';

const batchSize = 200;

/**
 * Removes files that were uploaded longer ago than files are kept (`HUB_KEEP_FILES_DAYS`; a negative number keeps all),
 * records first: bytes that a crash leaves behind have no record and are swept. At most 200 of one network a call.
 *
 * @returns how many were removed
 */
export async function purgeOldFiles(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepFilesDays;
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  const removed = await ctx.transaction((tx) => deleteRecords(tx, before));
  const store = new BlobStore(ctx.platform.settings.uploadsDir);
  for (const id of removed) await store.remove(id);
  return removed.length;
}

async function deleteRecords(tx: Tx, before: number): Promise<string[]> {
  // By network, along the index of each.
  const first = await tx.db
    .selectFrom('networks')
    .crossJoin('files')
    .select('files.network_id')
    .whereRef('files.network_id', '=', 'networks.network_id')
    .where('files.created_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return [];
  const { network_id: networkId } = first;
  const old = tx.db
    .selectFrom('files')
    .select('file_id')
    .where('network_id', '=', networkId)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(batchSize);
  const deleted = await tx.db
    // eslint-disable-next-line no-restricted-syntax -- a sweep deletes in batches
    .deleteFrom('files')
    .where('network_id', '=', networkId)
    .where('file_id', 'in', old)
    .returning(['file_id', 'size'])
    .execute();
  const bytes = deleted.reduce((sum, { size }) => sum + Number(size), 0);
  await returnQuota(tx, networkId, bytes);
  return deleted.map(({ file_id: id }) => id);
}
