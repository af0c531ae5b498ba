import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Engine } from '../../platform/db/database.ts';
import { listSchemaNames } from '../../platform/db/schema-name.ts';
import { asBackupFault, BackupFault } from './backup-fault.ts';
import type { BackupProgress } from './backup-progress.ts';
import { checkBackup } from './check-backup.ts';
import { copyHashed } from './hash-file.ts';
import { databaseFile, keyFile, uploadsFolder } from './manifest.ts';
import type { BackupFile, Manifest } from './manifest.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

/** The hub that a backup becomes. */
export interface RestoreTarget {
  readonly engine: Engine;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly uploadsDir: string;
  readonly postgresTools: string;
  /** The epoch of its stream events from now on. */
  readonly epoch: string;
}

/** What is restored, and how. */
export interface RestoreRequest {
  /** The folder of the backup; absolute. */
  readonly directory: string;
  /** Puts the backup in the place of a hub that is there. */
  readonly replace: boolean;
  readonly onProgress: (progress: BackupProgress) => void;
}

/** The ending of a file that is not whole yet; the hub sweeps those of its uploads. */
const unfinished = '.part';

/**
 * Makes the hub of the settings out of a backup. Everything is checked before anything is changed, and the database,
 * which has its new epoch by then, comes last. Uploads that the restored database does not name are left to the hub,
 * which sweeps them.
 *
 * @throws BackupFault when the backup is not whole or does not fit, or when a hub would be lost; ToolFault
 */
export async function restoreBackup(target: RestoreTarget, request: RestoreRequest): Promise<Manifest> {
  const { directory, replace, onProgress } = request;
  const manifest = await checkBackup(directory, onProgress);
  await requireFit(manifest, target);
  if (!replace) await requireEmpty(directory, manifest, target);
  const install = target.engine === 'sqlite' ? restoreSqlite : restorePostgres;
  try {
    await install(join(directory, databaseFile[manifest.engine]), target, {
      putUploads: () => putUploads(directory, manifest, target, onProgress),
      putKey: () => putKey(directory, manifest, target),
    });
  } catch (error) {
    throw asBackupFault(error, target.dataDir);
  }
  return manifest;
}

async function requireFit({ engine, schema, hub_version: version }: Manifest, target: RestoreTarget): Promise<void> {
  if (engine !== target.engine) {
    throw new BackupFault(`The backup is of ${engine}, and HUB_DATABASE_URL names a database of ${target.engine}.`);
  }
  if ((await listSchemaNames(engine)).includes(schema)) return;
  throw new BackupFault(`The backup is of a newer hub (${version}, schema ${schema}): restore it with that one.`);
}

async function requireEmpty(directory: string, manifest: Manifest, target: RestoreTarget): Promise<void> {
  const { databaseUrl, dataDir, uploadsDir, engine } = target;
  const there: string[] = [];
  const file = databaseUrl.slice('sqlite:'.length);
  if (engine === 'sqlite' && existsSync(file)) there.push(file);
  const uploads = await readdir(uploadsDir).catch(() => []);
  if (uploads.length > 0) there.push(uploadsDir);
  const key = join(dataDir, keyFile);
  if (manifest.has_vault_key && (await isAnotherKey(key, join(directory, keyFile)))) there.push(key);
  if (there.length > 0) {
    throw new BackupFault(`A hub is there already (${there.join(', ')}): --replace puts the backup in its place.`);
  }
}

async function isAnotherKey(own: string, other: string): Promise<boolean> {
  return existsSync(own) && (await readFile(own, 'utf8')).trim() !== (await readFile(other, 'utf8')).trim();
}

async function putUploads(
  directory: string,
  { files }: Manifest,
  { uploadsDir }: RestoreTarget,
  onProgress: RestoreRequest['onProgress'],
): Promise<void> {
  const uploads = files.filter(({ path }) => path.startsWith(`${uploadsFolder}/`));
  for (const [at, file] of uploads.entries()) {
    await putFile(directory, file, join(uploadsDir, file.path.slice(uploadsFolder.length + 1)));
    onProgress({ step: 'uploads', done: at + 1, total: uploads.length });
  }
}

async function putKey(
  directory: string,
  { files, has_vault_key: hasKey }: Manifest,
  { dataDir }: RestoreTarget,
): Promise<void> {
  const key = files.find(({ path }) => path === keyFile);
  if (hasKey && key !== undefined) await putFile(directory, key, join(dataDir, keyFile));
}

async function putFile(directory: string, file: BackupFile, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const part = to + unfinished;
  await rm(part, { force: true });
  const copied = await copyHashed(join(directory, file.path), part);
  if (copied.sha256 !== file.sha256) throw new BackupFault(`${file.path} was changed while it was restored.`);
  await rename(part, to);
}
