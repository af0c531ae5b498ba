import type { FileRow } from '../../../entities/rows.ts';
import { DomainError } from '../../domain-error.ts';
import { maxAttachments } from '../limits.ts';

/** A file that goes with a reply, as the caller wrote it: nothing of it is checked yet. */
export interface ReplyAttachment {
  readonly type: unknown;
  readonly fileId: unknown;
  readonly name: unknown;
  readonly mime: unknown;
  /** Bytes. */
  readonly size: unknown;
}

/** What the hub accepts as a file id (rule files-id-shape). */
const fileIdShape = /^[A-Za-z0-9_-]{8,64}$/;
const maxNameLength = 500;

/**
 * Checks the form of a reply's attachments before anything is stored (rule tasks-attachments).
 *
 * @returns the ids of the files; whether the sender sees them is asked of the files
 * @throws bad_attachments more than 20, or malformed
 */
export function checkAttachments(attachments: readonly ReplyAttachment[]): string[] {
  if (attachments.length > maxAttachments) throw bad(`at most ${maxAttachments} are accepted`);
  return attachments.map((attachment, index) => readFileId(attachment, index + 1));
}

/** The attachments as the receiver reads them in `meta_json`, with what the hub itself knows of each file. */
export function describeAttachments(files: readonly FileRow[]): string | null {
  if (files.length === 0) return null;
  const attachments = files.map(({ file_id, name, mime, size }) => {
    return { type: 'file', file_id, url: `/api/files/${file_id}`, name, mime, size };
  });
  return JSON.stringify({ attachments });
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
