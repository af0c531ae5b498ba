import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../files/list-stored-files.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupProgress } from './backup-progress.ts';
import { copyHashed } from './hash-file.ts';
import { uploadsFolder } from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';

/** What became of the uploads. */
export interface CopiedUploads {
  readonly files: readonly BackupFile[];
  readonly leftOut: Manifest['left_out'];
}

interface UploadCopy {
  /** The directory of uploads. */
  readonly from: string;
  /** The folder of the backup. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BackupProgress) => void;
}

/**
 * Copies the bytes of the files that the database names. A file may be deleted between the copy of the database and
 * this one, and one that was damaged before must not keep an operator from any backup: both are left out, and said.
 *
 * @throws BackupFault when there is no such directory but files are named, what the file system does, or the reason of the signal
 */
export async function copyUploads(
  stored: readonly StoredFile[],
  { from, directory, signal, onProgress }: UploadCopy,
): Promise<CopiedUploads> {
  const files: BackupFile[] = [];
  const leftOut: { path: string; reason: 'gone' | 'damaged' }[] = [];
  if (stored.length > 0 && !(await isDirectory(from))) {
    const mend = 'name it with HUB_UPLOADS_DIR, or mount its disk';
    throw new BackupFault(`There is no directory ${from}, where ${stored.length} uploads have to be: ${mend}.`);
  }
  await mkdir(join(directory, uploadsFolder), { mode: 0o700 });
  for (const file of stored) {
    const path = `${uploadsFolder}/${file.fileId}`;
    const copied = await copyOne(file, join(from, file.fileId), join(directory, path), signal);
    if (typeof copied === 'string') leftOut.push({ path, reason: copied });
    else files.push({ path, ...copied });
    onProgress({ step: 'uploads', done: files.length + leftOut.length, total: stored.length });
  }
  return { files, leftOut };
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function copyOne(
  stored: StoredFile,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<Omit<BackupFile, 'path'> | 'gone' | 'damaged'> {
  let copied: Omit<BackupFile, 'path'>;
  try {
    copied = await copyHashed(from, to, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'gone';
    throw error;
  }
  if (copied.bytes === stored.size && copied.sha256 === stored.sha256) return copied;
  await rm(to);
  return 'damaged';
}
