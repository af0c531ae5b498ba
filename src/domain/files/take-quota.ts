import { Network } from '../../entities/index.ts';
import type { Ctx, ReadCtx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

const mebibyte = 1_048_576;

/**
 * Refuses a file before its bytes are read, when the network's quota (`HUB_FILES_QUOTA_MIB`) has no room for it.
 *
 * @throws file_quota_exceeded
 */
export async function requireQuota(ctx: Ctx, networkId: string, bytes: number): Promise<void> {
  const network = await ctx.em.findOne(Network, networkId);
  if (network !== null && network.filesBytes + bytes > quotaOf(ctx)) throw refused(ctx);
}

/**
 * Takes the size of a file from the network's quota; one conditional update, so that parallel uploads cannot pass it
 * together.
 *
 * @throws file_quota_exceeded
 */
export async function takeQuota(tx: Tx, networkId: string, bytes: number): Promise<void> {
  const taken = await tx.db
    // eslint-disable-next-line no-restricted-syntax -- two uploads cannot pass the quota together
    .updateTable('networks')
    .set((eb) => ({ files_bytes: eb('files_bytes', '+', bytes) }))
    .where('network_id', '=', networkId)
    .where('files_bytes', '<=', quotaOf(tx) - bytes)
    .returning('network_id')
    .executeTakeFirst();
  if (taken === undefined) throw refused(tx);
}

/** Gives back what files that are gone had taken. */
export async function returnQuota(tx: Tx, networkId: string, bytes: number): Promise<void> {
  await tx.db
    // eslint-disable-next-line no-restricted-syntax -- the count changes by a difference
    .updateTable('networks')
    .set((eb) => ({ files_bytes: eb('files_bytes', '-', bytes) }))
    .where('network_id', '=', networkId)
    .execute();
}

function quotaOf({ platform }: ReadCtx): number {
  return platform.settings.filesQuotaMib * mebibyte;
}

function refused(ctx: ReadCtx): DomainError<'file_quota_exceeded'> {
  return new DomainError('file_quota_exceeded', { limit_bytes: quotaOf(ctx) });
}
