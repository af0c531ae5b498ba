import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError } from '../domain/domain-error.ts';
import { BlobTooLarge } from '../platform/blob-store.ts';
import type { BlobStore, ReceivedBlob } from '../platform/blob-store.ts';
import { InvalidInput } from './violations.ts';

/** What an operation that takes a file accepts. */
export interface UploadRule {
  /** Name of the part with the file. */
  readonly part: string;
  /** Bytes of the file. */
  readonly maxBytes: number;
  /** Bytes of the whole request. */
  readonly maxRequestBytes: number;
}

/** A form that was received whole; its file lies in a temporary file. */
export interface ReceivedForm {
  readonly blob: ReceivedBlob;
  /** As the client wrote it. */
  readonly name: string;
  /** As the client wrote it. */
  readonly mime: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The bytes of an upload that lie in the store before the outcome of the call is known. */
export interface StoredUpload {
  readonly store: BlobStore;
  readonly blob: ReceivedBlob;
  readonly fileId: string;
  /** Asks for the record. */
  isStored(): Promise<boolean>;
}

const maxParts = 10;
// busboy reports the limit at the part that reaches it, without reading that part.
const limits = {
  parts: maxParts + 1,
  fields: 20,
  files: maxParts,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};
const formContent = /^multipart\/form-data\s*;/i;

/**
 * Refuses an upload by its headers alone, in the order of rule http-upload-by-headers.
 *
 * @throws length_required, payload_too_large, unsupported_media_type
 */
export function checkUploadHeaders({ headers }: IncomingMessage, rule: UploadRule): void {
  const announced = headers['content-length'];
  if (announced === undefined) throw new DomainError('length_required');
  if (Number(announced) > rule.maxRequestBytes) throw tooLarge(rule.maxBytes);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!formContent.test(headers['content-type'] ?? '') || encoding !== 'identity') {
    throw new DomainError('unsupported_media_type');
  }
}

/**
 * Reads a form with one file, which is written to disk as it arrives. A refused or aborted upload leaves no temporary
 * file.
 *
 * @throws unsupported_media_type, payload_too_large, missing_file; invalid_input for a form that is malformed,
 *   unusable_form for one with more than 10 parts or a field that is too long
 */
export async function receiveUpload(req: IncomingMessage, store: BlobStore, rule: UploadRule): Promise<ReceivedForm> {
  const form = openForm(req);
  const fields = new Map<string, string>();
  let file: Promise<Omit<ReceivedForm, 'fields'>> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('file', (part: string, stream: Readable, { filename, mimeType }) => {
        // An unread part fails with its form; that is answered below.
        stream.on('error', () => undefined);
        if (part !== rule.part || file !== undefined) return void stream.resume();
        file = store.receive(stream, rule.maxBytes).then((blob) => ({ blob, name: filename ?? '', mime: mimeType }));
        file.catch(reject);
      });
      form.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated || value.includes('\0')) reject(unusable(`has an unusable field ${name}`));
        else fields.set(name, value);
      });
      form.on('partsLimit', () => reject(unusable(`has more than ${maxParts} parts`)));
      form.on('error', () => reject(malformed('is not well-formed multipart/form-data')));
      form.once('close', resolve);
      const brokenOff = (): void => reject(malformed('broke off'));
      req.once('error', brokenOff);
      req.once('close', () => req.complete || brokenOff());
      req.pipe(form);
    });
    if (file === undefined) throw new DomainError('missing_file');
    return { ...(await file), fields: Object.fromEntries(fields) };
  } catch (error) {
    req.unpipe(form);
    form.destroy();
    await file?.then(
      ({ blob }) => store.discard(blob),
      () => undefined,
    );
    throw error instanceof BlobTooLarge ? tooLarge(error.limitBytes) : error;
  }
}

/** @throws unsupported_media_type for a form without a boundary */
function openForm({ headers }: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new DomainError('unsupported_media_type');
  }
}

function malformed(message: string): DomainError {
  return new InvalidInput([{ path: '/body', message }]);
}

function unusable(reason: string): DomainError {
  return new DomainError('unusable_form', { reason });
}

function tooLarge(limitBytes: number): DomainError {
  return new DomainError('payload_too_large', { limit_bytes: limitBytes });
}
