import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import type { BackupProgress } from './backup-progress.ts';
import { hashFile } from './hash-file.ts';
import { manifestFile, readManifest, uploadsFolder } from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';

/** So many faults are named. */
const mostNamed = 20;

/**
 * Reads the manifest of a backup and holds every file against it.
 *
 * @throws BackupFault naming what is missing, was changed or does not belong there
 */
export async function checkBackup(
  directory: string,
  onProgress: (progress: BackupProgress) => void,
): Promise<Manifest> {
  const manifest = await readManifest(directory);
  const faults: string[] = [];
  for (const [at, file] of manifest.files.entries()) {
    const fault = await findFault(directory, file);
    if (fault !== undefined) faults.push(`${file.path} ${fault}`);
    onProgress({ step: 'check', done: at + 1, total: manifest.files.length });
  }
  const listed = new Set([manifestFile, ...manifest.files.map(({ path }) => path)]);
  for (const path of await listPaths(directory)) if (!listed.has(path)) faults.push(`${path} is not in the manifest`);
  if (faults.length === 0) return manifest;
  const more = faults.length > mostNamed ? [`and ${faults.length - mostNamed} more`] : [];
  throw new BackupFault(
    [`${directory} is not as its manifest says:`, ...faults.slice(0, mostNamed), ...more].join('\n  '),
  );
}

async function findFault(directory: string, { path, bytes, sha256 }: BackupFile): Promise<string | undefined> {
  try {
    const found = await hashFile(join(directory, path));
    return found.bytes === bytes && found.sha256 === sha256 ? undefined : 'was changed';
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent ? 'is missing' : `cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Everything but folders, below the folder of the backup. */
async function listPaths(directory: string): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const isOwnFolder = (name: string, parent: string): boolean => name === uploadsFolder && parent === directory;
  return found
    .filter((entry) => !(entry.isDirectory() && isOwnFolder(entry.name, entry.parentPath)))
    .map(({ name, parentPath }) => join(parentPath, name).slice(directory.length + 1));
}
