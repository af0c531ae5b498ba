import type { Ctx } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { BlobsUnavailable, DatabaseUnavailable } from '../platform/platform-errors.ts';
import type { Exchange } from './exchange.ts';
import { receiveUpload } from './receive-upload.ts';
import type { UploadRule } from './receive-upload.ts';
import type { RestAnswer, RestCallInput } from './rest-operation.ts';

/** The file of an upload, by the id that the hub gave it, and the fields beside it. */
export interface UploadedFile {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** An operation that takes a file: `admit` may refuse before the body is read, `store` answers after it. */
export interface UploadHandler extends UploadRule {
  /** @param announcedBytes of the whole request */
  admit(ctx: Ctx, input: RestCallInput, announcedBytes: number): Promise<void>;
  /** Whether the record of a file is there. */
  isStored(ctx: Ctx, fileId: string): Promise<boolean>;
  store(ctx: Ctx, input: RestCallInput, file: UploadedFile): Promise<RestAnswer>;
}

/**
 * Receives the file into the store, then lets `answer` record it. A refusal, a store or a database that cannot store,
 * and a replayed answer that names an earlier file leave no bytes behind. Where the record may be stored all the same,
 * because the connection broke at the commit, the bytes stay; those without a record are swept later.
 *
 * @param isStored asks for the record after a failure of the database
 */
export async function takeUpload(
  exchange: Exchange,
  store: BlobStore,
  rule: UploadRule,
  answer: (file: UploadedFile) => Promise<RestAnswer>,
  isStored: (fileId: string) => Promise<boolean>,
): Promise<RestAnswer> {
  const { blob, name, mime, fields } = await receiveUpload(exchange.req, store, rule);
  const fileId = store.newId();
  try {
    await store.keep(blob, fileId);
    const given = await answer({ fileId, name, mime, size: blob.size, sha256: blob.sha256, fields });
    if (isReplay(given.body)) await store.remove(fileId);
    return given;
  } catch (error) {
    // The first fault is the one to tell of; what cannot be removed now is swept later.
    await store.discard(blob).catch(() => undefined);
    if (await isWithoutRecord(error, () => isStored(fileId))) await store.remove(fileId).catch(() => undefined);
    throw error;
  }
}

async function isWithoutRecord(error: unknown, isStored: () => Promise<boolean>): Promise<boolean> {
  if (error instanceof DomainError || error instanceof BlobsUnavailable) return true;
  if (!(error instanceof DatabaseUnavailable) || error.connectionLost) return false;
  return isStored().then(
    (stored) => !stored,
    () => false,
  );
}

function isReplay(body: unknown): boolean {
  return (body as { readonly idempotent_replay?: unknown }).idempotent_replay === true;
}
