import { LockMode } from '@mikro-orm/core';
import { File } from '../../entities/index.ts';
import { BlobStore } from '../../platform/blob-store.ts';
import { findMembership } from '../access/find-membership.ts';
import { managers, writers } from '../access/require-role.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { ofScope } from '../access/in-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { returnQuota } from './take-quota.ts';

/**
 * Removes a file for good (rule files-deleted-by): its record and its part of the quota in one transaction, its bytes
 * behind it. Bytes that a crash leaves behind are swept. Audited as `file_deleted`.
 *
 * @throws not_found absent and foreign files answer alike
 * @throws permission_denied neither the uploader nor a manager of the network, or a viewer
 * @throws agent_access_restricted
 */
export async function deleteFile(ctx: Ctx, fileId: string): Promise<{ readonly fileId: string }> {
  const deleted = await ctx.transaction(async (tx) => {
    const scope = await resolveReadScope(tx);
    const file = await tx.em.findOne(File, { fileId, ...ofScope(scope) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (file === null) throw new DomainError('not_found');
    const { networkId, name, size } = file;
    await requireDeleter(tx, file);
    tx.em.remove(file);
    await returnQuota(tx, networkId, size);
    await recordAudit(tx, {
      action: 'file_deleted',
      targetType: 'file',
      targetId: fileId,
      detail: name,
      networkId,
    });
    return { fileId };
  });
  await new BlobStore(ctx.platform.settings.uploadsDir).remove(fileId);
  return deleted;
}

async function requireDeleter(ctx: ReadCtx, file: File): Promise<void> {
  const own = await findMembership(ctx, file.networkId);
  const { userId } = ctx.caller;
  const isUploader = file.uploaderKind === 'user' && file.uploader === userId;
  if (own === undefined || !(isUploader ? writers : managers).includes(own.role)) {
    throw new DomainError('permission_denied');
  }
}
