import { DomainError } from '../domain-error.ts';
import { maxAttachments } from './limits.ts';

/** A file that goes with a reply, as the caller wrote it: nothing of it is checked yet (seed 001, send_reply). */
export interface ReplyAttachment {
  readonly type: unknown;
  readonly fileId: unknown;
  readonly name: unknown;
  readonly mime: unknown;
  /** Bytes. */
  readonly size: unknown;
}

/** What the hub accepts as a file id (decisions J). */
const fileIdShape = /^[A-Za-z0-9_-]{8,64}$/;
const maxNameLength = 500;

/**
 * Checks the attachments of a reply before anything is stored (decisions C5). Nothing can be attached that the hub
 * does not hold: a file without a record is not accessible.
 *
 * @throws bad_attachments more than 20, or malformed
 * @throws attachment_not_accessible
 */
export function checkAttachments(attachments: readonly ReplyAttachment[]): void {
  if (attachments.length > maxAttachments) throw bad(`at most ${maxAttachments} are accepted`);
  const fileIds = attachments.map((attachment, index) => readFileId(attachment, index + 1));
  const [unknown] = fileIds;
  if (unknown !== undefined) throw new DomainError('attachment_not_accessible', { file_id: unknown });
}

/** @param place counted from 1, for the reason */
function readFileId({ type, fileId, name, mime, size }: ReplyAttachment, place: number): string {
  if (type !== 'file') throw bad(`the type of number ${place} must be file`);
  if (typeof fileId !== 'string' || !fileIdShape.test(fileId)) throw bad(`the file_id of number ${place} is malformed`);
  if (!isShortText(name)) throw bad(`the name of number ${place} is malformed`);
  if (!isShortText(mime)) throw bad(`the mime of number ${place} is malformed`);
  if (size !== undefined && !(Number.isSafeInteger(size) && Number(size) >= 0)) {
    throw bad(`the size of number ${place} is malformed`);
  }
  return fileId;
}

function isShortText(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.length <= maxNameLength);
}

function bad(reason: string): DomainError {
  return new DomainError('bad_attachments', { reason });
}
