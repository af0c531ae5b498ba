import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findDamage } from '../../platform/db/find-damage.ts';
import { isHeld } from '../../platform/db/is-held.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createLog } from '../../platform/log.ts';
import { renewEpoch } from '../streams/renew-epoch.ts';
import { BackupFault } from './backup-fault.ts';
import { copyHashed } from './hash-file.ts';
import type { RestoreSteps } from './restore-steps.ts';

/** What lies beside a SQLite file belongs to it alone. */
const companions = ['-wal', '-shm', '-journal'];

/**
 * Puts the copy `from` in the place of the database of a hub that does not run, sound and with a new epoch.
 * A hub that was started meanwhile keeps what it has.
 *
 * @throws BackupFault when the copy is damaged or the database is open elsewhere
 */
export async function restoreSqlite(
  from: string,
  { databaseUrl, epoch }: { readonly databaseUrl: string; readonly epoch: string },
  { putUploads, putKey }: RestoreSteps,
): Promise<void> {
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  const wasThere = existsSync(file);
  requireUnheld(file);
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await remove(part);
  try {
    await copyHashed(from, part);
    await prepare(part, epoch);
    await putUploads();
    requireUnheld(file);
    if (!wasThere && existsSync(file)) throw new BackupFault(`${file} was made meanwhile: a hub is there already.`);
    await putKey();
    for (const companion of companions) await rm(file + companion, { force: true });
    await rename(part, file);
  } catch (error) {
    await remove(part);
    throw error;
  }
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

function requireUnheld(file: string): void {
  if (isHeld(file)) throw new BackupFault(`Another process has ${file} open: stop it first.`);
}

async function prepare(file: string, epoch: string): Promise<void> {
  const log = createLog({ logLevel: 'silent', logRing: 1 });
  try {
    const database = await openDatabase({ databaseUrl: `sqlite:${file}`, databasePool: 1 }, { log });
    try {
      const damage = await findDamage(database.reader);
      if (damage.length > 0) throw new Error(damage.join('; '));
      await database.transaction((unit) => renewEpoch(unit.db, epoch));
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new BackupFault(`The database of the backup is damaged: ${String(error)}`, error);
  }
}

async function remove(file: string): Promise<void> {
  for (const name of ['', ...companions]) await rm(file + name, { force: true });
}
