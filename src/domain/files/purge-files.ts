import { BlobStore } from '../../platform/blob-store.ts';
import type { Ctx } from '../ctx.ts';
import { orphanAgeMs } from './limits.ts';

const batch = 200;

/**
 * Removes temporary files that were left behind and files that no record names: a crash between file and record, or a
 * network that was deleted with its records.
 *
 * @returns how many files without a record went
 */
export async function purgeFiles(ctx: Ctx, ageMs = orphanAgeMs): Promise<number> {
  const store = new BlobStore(ctx.platform.settings.uploadsDir);
  let removed = 0;
  let ids: string[] = [];
  for await (const id of store.listOld(ageMs)) {
    ids.push(id);
    if (ids.length < batch) continue;
    removed += await removeOrphans(ctx, store, ids);
    ids = [];
  }
  return removed + (await removeOrphans(ctx, store, ids));
}

async function removeOrphans(ctx: Ctx, store: BlobStore, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await ctx.db.selectFrom('files').select('file_id').where('file_id', 'in', ids).execute();
  const known = new Set(rows.map((row) => row.file_id));
  const orphans = ids.filter((id) => !known.has(id));
  for (const id of orphans) await store.remove(id);
  return orphans.length;
}
