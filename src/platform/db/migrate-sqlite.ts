import { MikroORM } from '@mikro-orm/sqlite';
import { sqliteMigrations } from '../../migrations/sqlite/index.ts';
import type { Log } from '../log.ts';
import { migrationSettings, migratorSettings, namesOf, runMigrations } from './run-migrations.ts';

/**
 * Runs what is missing, on a connection of its own.
 *
 * @param file path of the SQLite file
 * @throws an error with the code `SQLITE_BUSY` while another process holds the lock; nothing was changed then
 */
export async function migrateSqlite(file: string, log: Log): Promise<void> {
  const orm = new MikroORM({
    ...migratorSettings,
    dbName: file,
    // Its own wait for the lock of another process would hold the loop.
    driverOptions: { timeout: 0 },
    migrations: { ...migrationSettings, migrationsList: sqliteMigrations },
  });
  await runMigrations(orm, namesOf(sqliteMigrations), log);
}
