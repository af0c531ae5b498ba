import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '../../platform/blob-store.ts';
import { DomainError } from '../domain-error.ts';
import { partBytes } from './limits.ts';
import type { Line } from './line-kinds.ts';
import { refuseLine } from './read-export.ts';

interface OpenFile {
  readonly fileId: string;
  readonly size: number;
  readonly sha256: string;
  readonly parts: Buffer[];
  received: number;
}

/** The bytes of the files of an import, one file in memory at a time: an upload is at most 12 MiB. */
export class FileBytes {
  readonly #store: BlobStore;
  readonly #quotaBytes: number;
  readonly #stored: string[] = [];
  #open: OpenFile | undefined;
  /** Of all files together. */
  bytes = 0;

  constructor(store: BlobStore, quotaBytes: number) {
    this.#store = store;
    this.#quotaBytes = quotaBytes;
  }

  /** @throws file_quota_exceeded */
  begin(line: Line, fileId: string): void {
    const size = line['size'] as number;
    this.bytes += size;
    if (this.bytes > this.#quotaBytes) throw new DomainError('file_quota_exceeded', { limit_bytes: this.#quotaBytes });
    this.#open = { fileId, size, sha256: line['sha256'] as string, parts: [], received: 0 };
  }

  /** @throws import_refused */
  add(data: string, number: number): void {
    const file = this.#open;
    if (file === undefined) throw refuseLine(number, 'belongs to no file');
    // Any number of tiny parts would fill the memory.
    if (file.received % partBytes !== 0) throw refuseLine(number, 'stands behind a part that is not full');
    const part = Buffer.from(data, 'base64');
    file.received += part.length;
    if (file.received > file.size) throw refuseLine(number, 'data is longer than the size of its file');
    file.parts.push(part);
  }

  /**
   * Stores the bytes of the file that is open.
   *
   * @param number of its last line
   * @throws import_refused they are not those of its record; BlobsUnavailable
   */
  async finish(number: number): Promise<void> {
    const file = this.#open;
    if (file === undefined) return;
    this.#open = undefined;
    if (file.received !== file.size) throw refuseLine(number, 'ends a file before its size');
    const bytes = Buffer.concat(file.parts);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== file.sha256) throw refuseLine(number, 'ends a file whose sha256 is another one');
    const received = await this.#store.receive(Readable.from([bytes], { objectMode: true }), file.size);
    this.#stored.push(file.fileId);
    await this.#store.keep(received, file.fileId);
  }

  /** Removes what was stored. What cannot be removed now has no record and is swept later. */
  async discard(): Promise<void> {
    for (const id of this.#stored) await this.#store.remove(id).catch(() => undefined);
  }
}
