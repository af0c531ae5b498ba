import type { Ctx } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { BlobStore } from '../platform/blob-store.ts';
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
  admit(ctx: Ctx, input: RestCallInput): Promise<void>;
  store(ctx: Ctx, input: RestCallInput, file: UploadedFile): Promise<RestAnswer>;
}

/**
 * Receives the file into the store, then lets `answer` record it. A refusal, and a replayed answer that names an
 * earlier file, leave no bytes behind. After any other failure the record may be stored all the same, so the bytes
 * stay; those without a record are swept later.
 */
export async function takeUpload(
  exchange: Exchange,
  store: BlobStore,
  rule: UploadRule,
  answer: (file: UploadedFile) => Promise<RestAnswer>,
): Promise<RestAnswer> {
  const { blob, name, mime, fields } = await receiveUpload(exchange.req, store, rule);
  const fileId = store.newId();
  try {
    await store.keep(blob, fileId);
    const given = await answer({ fileId, name, mime, size: blob.size, sha256: blob.sha256, fields });
    if (isReplay(given.body)) await store.remove(fileId);
    return given;
  } catch (error) {
    await store.discard(blob);
    if (error instanceof DomainError) await store.remove(fileId);
    throw error;
  }
}

function isReplay(body: unknown): boolean {
  return (body as { readonly idempotent_replay?: unknown }).idempotent_replay === true;
}
