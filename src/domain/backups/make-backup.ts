import { chmod, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackUp, Engine, Queries } from '../../platform/db/database.ts';
import { getSchemaName } from '../../platform/db/schema-name.ts';
import { listStoredFiles } from '../files/list-stored-files.ts';
import { findVaultKeyId } from '../providers/resolve-vault-key.ts';
import { findEpoch } from '../streams/get-epoch.ts';
import type { BackupProgress } from './backup-progress.ts';
import { asBackupFault, BackupFault } from './backup-fault.ts';
import { copyUploads } from './copy-uploads.ts';
import { hashFile } from './hash-file.ts';
import {
  databaseFile,
  keyFile,
  manifestFile,
  manifestFormat,
  unfinishedFile,
  uploadsFolder,
  writeManifest,
} from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';

/** The hub that a backup is made of. */
export interface BackupSource {
  readonly engine: Engine;
  readonly backUp: BackUp;
  readonly uploadsDir: string;
  readonly postgresTools: string;
  readonly hubVersion: string;
  /** Epoch milliseconds. */
  now(): number;
  /** The text of a vault key, when the hub has it. */
  findKey(keyId: string): string | undefined;
}

/** Where a backup goes, and how. */
export interface BackupRequest {
  /** Absolute; it is made, or empty. */
  readonly directory: string;
  readonly withKey: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BackupProgress) => void;
}

/**
 * Copies the database, the uploads that the copy names and, when asked for, the vault key into a folder of the owner's
 * alone. The manifest comes last: whatever ends this earlier leaves no backup, and when it can, nothing at all.
 *
 * @throws BackupFault when the folder is not empty or cannot be written; ToolFault; the reason of the signal
 */
export async function makeBackup(source: BackupSource, request: BackupRequest): Promise<Manifest> {
  const { directory } = request;
  const wasThere = await takeFolder(directory).catch((error: unknown) => {
    throw asBackupFault(error, directory);
  });
  try {
    const manifest = await fill(source, request);
    await writeManifest(directory, manifest);
    return manifest;
  } catch (error) {
    await leaveFolder(directory, source.engine, wasThere).catch(() => undefined);
    request.signal.throwIfAborted();
    throw asBackupFault(error, directory);
  }
}

/** @returns whether the folder was there */
async function takeFolder(directory: string): Promise<boolean> {
  const made = await mkdir(directory, { recursive: true, mode: 0o700 });
  const found = await readdir(directory);
  if (found.includes(manifestFile)) throw new BackupFault(`${directory} holds a backup: name a new directory.`);
  if (found.includes(unfinishedFile)) {
    throw new BackupFault(`${directory} holds an unfinished backup: remove it, or name a new directory.`);
  }
  if (found.length > 0) throw new BackupFault(`${directory} is not empty: name a new directory.`);
  await chmod(directory, 0o700);
  // Of two who come at once, one makes this file.
  const file = await open(join(directory, unfinishedFile), 'wx', 0o600);
  await file.close();
  return made === undefined;
}

/** Removes what this backup has made, and nothing else. */
async function leaveFolder(directory: string, engine: Engine, wasThere: boolean): Promise<void> {
  const database = databaseFile[engine];
  const made = [database, `${database}-journal`, uploadsFolder, keyFile, unfinishedFile, manifestFile];
  for (const name of made) await rm(join(directory, name), { recursive: true, force: true });
  if (!wasThere) await rm(directory, { recursive: true });
}

async function fill(
  source: BackupSource,
  { directory, withKey, signal, onProgress }: BackupRequest,
): Promise<Manifest> {
  const database = databaseFile[source.engine];
  const path = join(directory, database);
  const createdAt = new Date(source.now()).toISOString();
  await writeFile(path, '', { mode: 0o600, flag: 'wx' });
  const watch = {
    signal,
    postgresTools: source.postgresTools,
    onProgress: (done: number, total: number | undefined): void =>
      onProgress({ step: 'database', done, ...(total !== undefined && { total }) }),
  };
  const { facts, stored } = await source.backUp(
    path,
    async (db) => ({ facts: await readFacts(db), stored: await listStoredFiles(db) }),
    watch,
  );
  const files: BackupFile[] = [{ path: database, ...(await hashFile(path, signal)) }];
  if (withKey) files.push(await writeKey(directory, source, facts.vault_key_id));
  const uploads = await copyUploads(stored, { from: source.uploadsDir, directory, signal, onProgress });
  return {
    format: manifestFormat,
    created_at: createdAt,
    hub_version: source.hubVersion,
    engine: source.engine,
    ...facts,
    has_vault_key: withKey,
    files: [...files, ...uploads.files],
    left_out: uploads.leftOut,
  };
}

async function readFacts(db: Queries): Promise<Pick<Manifest, 'schema' | 'epoch' | 'vault_key_id'>> {
  const epoch = await findEpoch(db);
  if (epoch === undefined) throw new BackupFault('No hub has ever run on this database.');
  return { schema: await getSchemaName(db), epoch, vault_key_id: (await findVaultKeyId(db)) ?? null };
}

async function writeKey(directory: string, source: BackupSource, keyId: string | null): Promise<BackupFile> {
  const key = keyId === null ? undefined : source.findKey(keyId);
  if (key === undefined) throw new BackupFault(`The vault key ${keyId} is not among the keys of these settings.`);
  const path = join(directory, keyFile);
  const file = await open(path, 'wx', 0o600);
  await file
    .writeFile(`${key}\n`)
    .then(() => file.sync())
    .finally(() => file.close());
  return { path: keyFile, ...(await hashFile(path)) };
}
