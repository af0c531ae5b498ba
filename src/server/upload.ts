import type { Ctx } from '../domain/ctx.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { BlobsUnavailable, DatabaseUnavailable } from '../platform/platform-errors.ts';
import type { Operation } from './execute.ts';
import type { Exchange } from './exchange.ts';
import type { CallInput, InputPart, InputRule } from './input.ts';
import { announcedBytes } from './json-body.ts';
import type { Outcome, Reply } from './outcome.ts';
import { checkUploadHeaders, receiveUpload } from './receive-upload.ts';
import type { StoredUpload, UploadRule } from './receive-upload.ts';
import { headerKey } from './rest-input.ts';

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
  admit(ctx: Ctx, input: CallInput, announcedBytes: number): Promise<void>;
  /** Whether the record of a file is there. */
  isStored(ctx: Ctx, fileId: string): Promise<boolean>;
  store(ctx: Ctx, input: CallInput, file: UploadedFile): Promise<Reply>;
}

/** How an operation takes a file: its headers are looked at first, its body when the rules admit it. */
export function uploadParts(
  handler: UploadHandler,
  store: BlobStore,
  address: InputPart<Exchange>,
  form: InputRule,
): Pick<Operation<Exchange>, 'address' | 'body' | 'keys' | 'run'> {
  return {
    address: {
      ...address,
      decode(exchange, ...rest) {
        checkUploadHeaders(exchange.req, handler);
        return address.decode(exchange, ...rest);
      },
    },
    body: {
      rule: form,
      async decode(exchange, ctx, input) {
        await handler.admit(ctx, input, announcedBytes(exchange.req));
        const file = await receiveFile(exchange, ctx, handler, store);
        return { value: file, described: file.fields };
      },
    },
    keys: { ...headerKey, payloadOf },
    run: (ctx, { path, query, body }) => handler.store(ctx, { path, query, body: undefined }, body as UploadedFile),
  };
}

/**
 * Decides on the bytes of an upload once its outcome is known. A refusal, a store or a database that cannot store, and
 * a replayed answer that names an earlier file leave none behind. Where the record may be stored all the same, because
 * the connection broke at the commit, the bytes stay; those without a record are swept later.
 */
export async function settleUpload(upload: StoredUpload, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'done' && !outcome.isReplay) return;
  const { store, blob, fileId } = upload;
  // The outcome is what the client is told; what cannot be removed now is swept later.
  await store.discard(blob).catch(() => undefined);
  if (await isWithoutRecord(outcome, upload)) await store.remove(fileId).catch(() => undefined);
}

async function isWithoutRecord(outcome: Outcome, upload: StoredUpload): Promise<boolean> {
  if (outcome.kind === 'bug') return false;
  if (outcome.kind !== 'busy' || outcome.fault instanceof BlobsUnavailable) return true;
  if (!(outcome.fault instanceof DatabaseUnavailable) || outcome.fault.connectionLost) return false;
  return upload.isStored().then(
    (stored) => !stored,
    () => false,
  );
}

async function receiveFile(
  exchange: Exchange,
  ctx: Ctx,
  handler: UploadHandler,
  store: BlobStore,
): Promise<UploadedFile> {
  const { blob, name, mime, fields } = await receiveUpload(exchange.req, store, handler);
  const fileId = store.newId();
  exchange.upload = { store, blob, fileId, isStored: () => handler.isStored(ctx, fileId) };
  await store.keep(blob, fileId);
  return { fileId, name, mime, size: blob.size, sha256: blob.sha256, fields };
}

/** The id is the hub's own; what the client sent is the rest. */
function payloadOf({ path, query, body }: CallInput): unknown {
  const { fileId: _own, ...sent } = body as UploadedFile;
  return { path, query, body: sent };
}
