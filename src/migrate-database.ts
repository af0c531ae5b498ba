import { listWaitingMigrations } from './platform/db/list-waiting-migrations.ts';
import { openDatabase } from './platform/db/open-database.ts';
import type { Log } from './platform/log.ts';
import { openPrivateDirectory } from './platform/private-files.ts';
import type { Settings } from './platform/settings.ts';
import { asDatabaseFault } from './platform/start-faults.ts';

/**
 * Which migrations wait in the database of these settings; nothing is made or changed.
 *
 * @throws CannotStart when the database cannot be read, or when a newer hub has migrated it
 */
export async function checkMigrations({ databaseUrl }: Settings): Promise<readonly string[]> {
  try {
    return await listWaitingMigrations(databaseUrl);
  } catch (error) {
    throw asDatabaseFault(error, databaseUrl);
  }
}

/**
 * Brings the schema up to date, as the start of a hub does.
 *
 * @returns the names of what was carried out
 * @throws CannotStart when a directory or the database is not as it must be
 */
export async function migrateDatabase(settings: Settings, log: Log): Promise<readonly string[]> {
  openPrivateDirectory('HUB_DATA_DIR', settings.dataDir);
  const waiting = await checkMigrations(settings);
  try {
    const database = await openDatabase(settings, { log });
    await database.migrate().finally(() => database.close());
    return waiting;
  } catch (error) {
    throw asDatabaseFault(error, settings.databaseUrl);
  }
}
