import { File } from '../../entities/index.ts';
import { BlobStore } from '../../platform/blob-store.ts';
import type { OpenBlob } from '../../platform/blob-store.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { ofScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** A file with its bytes. */
export interface StoredFile {
  readonly file: File;
  readonly blob: OpenBlob;
}

/**
 * A file of one of the caller's networks, also for members who reach granted agents only: replies to them carry files
 * (rule files-own-network).
 *
 * @throws not_found absent and foreign files answer alike
 * @throws blob_missing the record exists but its content is missing
 */
export async function getFile(ctx: Ctx, fileId: string): Promise<StoredFile> {
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  const file = await ctx.em.findOne(File, { fileId, ...ofScope(scope) });
  if (file === null) throw new DomainError('not_found');
  const blob = await new BlobStore(ctx.platform.settings.uploadsDir).find(fileId);
  if (!blob) throw new DomainError('blob_missing');
  return { file, blob };
}
