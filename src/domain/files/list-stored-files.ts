import type { Queries } from '../ctx.ts';

const pageSize = 1_000;

/** The bytes that a record speaks of: their id, size in bytes and SHA-256 in hexadecimal. */
export interface StoredFile {
  readonly fileId: string;
  readonly size: number;
  readonly sha256: string;
}

/** The files of all networks, for a backup, which holds a line about each: read in pages. */
export async function listStoredFiles(db: Queries): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for (;;) {
    const page = await db
      .selectFrom('files')
      .select(['file_id as fileId', 'size', 'sha256'])
      .where('file_id', '>', all.at(-1)?.fileId ?? '')
      .orderBy('file_id')
      .limit(pageSize)
      .execute();
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
