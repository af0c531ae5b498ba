import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isNativeError } from 'node:util/types';
import { BlobsUnavailable } from './platform-errors.ts';

/** Bytes that were received whole and lie in a temporary file. */
export interface ReceivedBlob {
  /** Absolute. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The bytes of a stored blob. */
export interface OpenBlob {
  /** Bytes. */
  readonly size: number;
  /** Opens the file when it is first read. */
  read(): Readable;
}

/** Bytes that are read once. */
export interface PassingBlob extends OpenBlob {
  /** Takes them away unread. */
  drop(): Promise<void>;
}

/** A stream had more bytes than it was allowed. */
export class BlobTooLarge extends Error {
  readonly limitBytes: number;

  constructor(limitBytes: number) {
    super(`more than ${limitBytes} bytes`);
    this.name = 'BlobTooLarge';
    this.limitBytes = limitBytes;
  }
}

const idShape = /^[A-Za-z0-9_-]{8,64}$/;
const temporarySuffix = '.part';
/** What a download reads at once. */
const bufferBytes = 64 * 1024;

/** Files under names that the hub made, in one directory; the directory is made when it is first written to. */
export class BlobStore {
  readonly #directory: string;

  /** @param directory absolute */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** A fresh blob id: 32 hexadecimal digits. */
  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /**
   * Writes a stream into a temporary file, hashing it on the way, and syncs the file to the disk. Each piece is written
   * before the next is taken, so that a slow disk slows the sender down and fills no memory.
   *
   * @param source the store takes over its pieces: the caller must not use their memory any more
   * @throws BlobTooLarge after `limitBytes`, BlobsUnavailable, or what the stream fails with; the temporary file is
   *   gone then
   */
  async receive(source: Readable, limitBytes: number): Promise<ReceivedBlob> {
    return this.#receive(source, limitBytes).catch(throwFault);
  }

  async #receive(source: Readable, limitBytes: number): Promise<ReceivedBlob> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const path = join(this.#directory, this.newId() + temporarySuffix);
    const file = await open(path, 'wx', 0o600);
    try {
      return { path, ...(await write(file, source, limitBytes).finally(() => file.close())) };
    } catch (error) {
      // Reports the first fault; what cannot be removed now is swept later.
      await this.discard({ path }).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Gives received bytes their id; they survive a power loss from here on.
   *
   * @throws BlobsUnavailable the bytes may have their id then
   */
  async keep({ path }: Pick<ReceivedBlob, 'path'>, id: string): Promise<void> {
    const named = rename(path, this.#pathOf(id)).then(() => open(this.#directory, 'r'));
    await named.then((directory) => directory.sync().finally(() => directory.close())).catch(throwFault);
  }

  /** The bytes of a temporary file. Its name goes as soon as it is open, so that nothing is left when the hub is killed. */
  openReceived({ path, size }: ReceivedBlob): PassingBlob {
    const read = (): Readable =>
      createReadStream(path, { highWaterMark: bufferBytes }).once('open', () => rmSync(path, { force: true }));
    return { size, read, drop: () => this.discard({ path }) };
  }

  /** Where the bytes of a blob lie; absolute. */
  pathOf(id: string): string {
    return this.#pathOf(id);
  }

  /** Removes a temporary file; one that is gone or was kept counts as removed. */
  async discard({ path }: Pick<ReceivedBlob, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Removes a blob; an absent one counts as removed. */
  async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
  }

  /** The blob of this id, or undefined when its bytes are not there. */
  async find(id: string): Promise<OpenBlob | undefined> {
    const path = this.#pathOf(id);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || !found.isFile()) return undefined;
    return { size: found.size, read: () => createReadStream(path, { highWaterMark: bufferBytes }) };
  }

  /**
   * Removes temporary files that nobody has written to for `ageMs`, and yields the ids of blobs of at least that age,
   * so that the caller can remove those that no record names. Ages are by the machine's clock, as the files' are.
   */
  async *listOld(ageMs: number): AsyncGenerator<string> {
    const before = Date.now() - ageMs;
    const directory = await opendir(this.#directory).catch(() => undefined);
    if (directory === undefined) return;
    for await (const { name } of directory) {
      const path = join(this.#directory, name);
      const found = await stat(path).catch(() => undefined);
      if (found === undefined || !found.isFile() || found.mtimeMs > before) continue;
      if (name.endsWith(temporarySuffix)) await this.discard({ path });
      else if (idShape.test(name)) yield name;
    }
  }

  #pathOf(id: string): string {
    if (!idShape.test(id)) throw new Error('not a blob id');
    return join(this.#directory, id);
  }
}

/**
 * Frees the memory of a piece that is written, if nothing else lies in it. Twenty uploads at once would otherwise pile
 * up memory that the garbage collector does not free in time.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Writes a stream into an open file, hashing it on the way, and syncs the file. @throws BlobTooLarge */
async function write(
  file: FileHandle,
  source: Readable,
  limitBytes: number,
): Promise<Pick<ReceivedBlob, 'size' | 'sha256'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new BlobTooLarge(limitBytes);
    hash.update(chunk);
    await file.appendFile(chunk);
    release(chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest('hex') };
}

const faultCodes = /^E(NOSPC|DQUOT|IO|ROFS|MFILE|NFILE|ACCES|PERM|NOENT|NOTDIR|EXIST|NOMEM|STALE|BUSY)$/;

/** @throws BlobsUnavailable for what the file system could not do, else the error itself */
function throwFault(error: unknown): never {
  const isFault = isNativeError(error) && 'code' in error && faultCodes.test(String(error.code));
  throw isFault ? new BlobsUnavailable(error) : error;
}
