import type { FileRow } from '../../entities/rows.ts';
import { inScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * The records of these files, in this order. One query, none for no files.
 *
 * @param fileIds at most a few dozen
 * @throws attachment_not_accessible naming the first file that the scope does not hold: absent and foreign ones alike
 */
export async function requireFiles(db: Queries, scope: Scope, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const rows = await db.selectFrom('files').selectAll().where('file_id', 'in', fileIds).where(inScope(scope)).execute();
  const known = new Map(rows.map((row) => [row.file_id, row]));
  return fileIds.map((fileId) => {
    const file = known.get(fileId);
    if (!file) throw new DomainError('attachment_not_accessible', { file_id: fileId });
    return file;
  });
}
