import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { BackupFile } from './manifest.ts';

/** What is read at once: hashing it holds the loop for a fraction of a millisecond. */
const pieceBytes = 128 * 1024;

/** @returns size and SHA-256 of a file. @throws what the file system does, or the reason of the signal */
export async function hashFile(path: string, signal?: AbortSignal): Promise<Omit<BackupFile, 'path'>> {
  const source = await open(path, 'r');
  return readThrough(source, undefined, signal).finally(() => source.close());
}

/**
 * Copies a file into one of the owner's alone, which must not be there, and syncs it.
 *
 * @returns size and SHA-256 of what was copied
 * @throws what the file system does, or the reason of the signal
 */
export async function copyHashed(from: string, to: string, signal?: AbortSignal): Promise<Omit<BackupFile, 'path'>> {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const facts = await readThrough(source, target, signal);
      await target.sync();
      return facts;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function readThrough(
  source: FileHandle,
  target: FileHandle | undefined,
  signal: AbortSignal | undefined,
): Promise<Omit<BackupFile, 'path'>> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(pieceBytes);
  let bytes = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { bytesRead } = await source.read(buffer, 0, pieceBytes);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const piece = buffer.subarray(0, bytesRead);
    hash.update(piece);
    await target?.writeFile(piece);
    bytes += bytesRead;
  }
}
