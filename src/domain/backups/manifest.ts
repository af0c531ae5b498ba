import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../platform/db/database.ts';
import { BackupFault } from './backup-fault.ts';

/** The form that this hub writes and reads. */
export const manifestFormat = 1;
/** It is written last: a folder without it is no backup. */
export const manifestFile = 'manifest.json';
/** Its name while the backup is made; who makes it has the folder. */
export const unfinishedFile = 'manifest.json.part';
/** The copy of the database, by engine. */
export const databaseFile = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;
/** The folder of uploaded files, each under its id. */
export const uploadsFolder = 'uploads';
/** The key that seals the secrets of the database. */
export const keyFile = 'vault.key';

/** A file of a backup. */
export interface BackupFile {
  /** Below the folder of the backup, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What a backup consists of, in the words of `manifest.json`. */
export interface Manifest {
  readonly format: typeof manifestFormat;
  /** Everything that was acknowledged before is in the backup; ISO 8601. */
  readonly created_at: string;
  readonly hub_version: string;
  readonly engine: Engine;
  /** The last migration of the database. */
  readonly schema: string;
  /** Of the stream events; a restored hub has another one. */
  readonly epoch: string;
  /** Which key seals the secrets. */
  readonly vault_key_id: string | null;
  readonly has_vault_key: boolean;
  readonly files: readonly BackupFile[];
  /** Uploads that the database names and whose bytes were not there, or were others. */
  readonly left_out: readonly { readonly path: string; readonly reason: 'gone' | 'damaged' }[];
}

/** Writes the manifest into the folder that `unfinishedFile` holds, whole or not at all, also when the power fails. */
export async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const path = join(directory, unfinishedFile);
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(path, join(directory, manifestFile));
  const folder = await open(directory, 'r');
  await folder.sync().finally(() => folder.close());
}

/** @throws BackupFault when there is none, or it is none that this hub can read */
export async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, manifestFile);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const why = `it has no ${manifestFile}, which is written last`;
    throw new BackupFault(`${directory} is no finished backup: ${why}.`, error);
  }
  const manifest = parse(text);
  if (typeof manifest?.format === 'number' && manifest.format > manifestFormat) {
    throw new BackupFault(`${path} has the format ${manifest.format}: restore it with a newer hub.`);
  }
  if (!isManifest(manifest)) throw new BackupFault(`${path} is damaged: it is no manifest of a backup.`);
  return manifest;
}

function parse(text: string): Partial<Manifest> | undefined {
  try {
    return JSON.parse(text) as Partial<Manifest>;
  } catch {
    return undefined;
  }
}

const pathShape = /^(database\.(sqlite|dump)|vault\.key|uploads\/[A-Za-z0-9_-]{8,64})$/;

function isManifest(given: Partial<Manifest> | undefined | null): given is Manifest {
  const texts = [given?.created_at, given?.hub_version, given?.schema, given?.epoch];
  return (
    given?.format === manifestFormat &&
    texts.every((text) => typeof text === 'string' && text !== '') &&
    (given.engine === 'sqlite' || given.engine === 'postgres') &&
    Array.isArray(given.files) &&
    given.files.every(isFile) &&
    given.files.some(({ path }) => path === databaseFile[given.engine as Engine])
  );
}

function isFile(given: Partial<BackupFile> | null): given is BackupFile {
  return (
    pathShape.test(given?.path ?? '') &&
    Number.isSafeInteger(given?.bytes) &&
    /^[0-9a-f]{64}$/.test(given?.sha256 ?? '')
  );
}
