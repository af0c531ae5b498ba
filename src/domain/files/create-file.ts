import { File } from '../../entities/index.ts';
import { requireWritingMode } from '../access/require-node-mode.ts';
import { resolveReadScope, resolveScope } from '../access/resolve-scope.ts';
import { ofScope } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { formBytes, maxNameLength } from './limits.ts';
import { requireQuota, takeQuota } from './take-quota.ts';

/** A file whose bytes lie in the store already. */
export interface NewFile {
  readonly fileId: string;
  /** The network as the query names it, and as the form does. */
  readonly networkId: string | undefined;
  readonly formNetworkId?: string | undefined;
  /** As the client wrote it; only its plain text is kept. */
  readonly name: string;
  /** As the client wrote it; a text that is not a media type becomes `application/octet-stream`. */
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What callers get of a stored file. */
export type FileFacts = Pick<File, 'fileId' | 'size' | 'mime' | 'sha256' | 'name'>;

const mimeShape = /^[a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,63}$/;
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Refuses an upload before its bytes are read, as far as the network is known by then: by the token, or by the query.
 * A form field may name it later; `createFile` asks again.
 *
 * @param announcedBytes of the request: the file and the form around it
 * @throws access_denied, permission_denied, node_permission_denied, agent_access_restricted
 * @throws file_quota_exceeded
 */
export async function requireUploadAllowed(
  ctx: Ctx,
  networkId: string | undefined,
  announcedBytes: number,
): Promise<void> {
  const scope = await resolveUploadScope(ctx, networkId).catch((refusal: unknown) => {
    if (refusal instanceof DomainError && refusal.code === 'network_id_required') return undefined;
    throw refusal;
  });
  if (scope !== undefined) await requireQuota(ctx, scope.networkId, announcedBytes - formBytes);
}

/**
 * Records an uploaded file. Its bytes must be in the store (rule files-record-after-bytes).
 *
 * @throws two_networks_named by query and form; a bound token gets its own whatever they name
 *   (rule access-bound-token)
 * @throws network_id_required, access_denied, permission_denied, node_permission_denied, agent_access_restricted
 * @throws file_quota_exceeded
 */
export async function createFile(ctx: Ctx, file: NewFile): Promise<FileFacts> {
  const named = file.networkId ?? file.formNetworkId;
  if (ctx.caller.networkId === null && named !== (file.formNetworkId ?? named)) {
    throw new DomainError('two_networks_named', { field: 'network_id' });
  }
  const { networkId } = await resolveUploadScope(ctx, named);
  const mime = file.mime.toLowerCase();
  const facts: FileFacts = {
    fileId: file.fileId,
    size: file.size,
    mime: mimeShape.test(mime) ? mime : 'application/octet-stream',
    sha256: file.sha256,
    name: plainName(file.name),
  };
  return ctx.transaction(async (tx) => {
    await takeQuota(tx, networkId, facts.size);
    const { nodeId, userId, kind } = tx.caller;
    const createdAt = tx.platform.clock.now();
    const uploaderKind = nodeId === null ? 'user' : 'node';
    tx.em.create(File, { ...facts, networkId, uploader: nodeId ?? userId ?? kind, uploaderKind, createdAt });
    return facts;
  });
}

/** Whether the record of a file that the caller just sent is stored. */
export async function hasFile(ctx: Ctx, fileId: string): Promise<boolean> {
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  return (await ctx.em.count(File, { fileId, ...ofScope(scope) })) > 0;
}

async function resolveUploadScope(ctx: Ctx, networkId: string | undefined): Promise<Scope> {
  // A restricted node uploads for its replies; a read-only one uploads nothing (rule access-always-for-nodes).
  requireWritingMode(ctx, 'upload_file');
  return resolveScope(ctx, networkId, 'write');
}

/** The last part of a path of either kind, without control and direction characters. */
function plainName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(controls, '').trim();
  const short = [...plain].slice(0, maxNameLength).join('');
  return short === '' || short === '.' || short === '..' ? 'file' : short;
}
