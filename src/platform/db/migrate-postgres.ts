import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { postgresMigrations } from '../../migrations/postgres/index.ts';
import type { Log } from '../log.ts';
import { migrationSettings, migratorSettings, runMigrations } from './run-migrations.ts';

/** Two hubs that start at once migrate one after the other: both ask for this lock. */
const migrationLock = 4_277_001;
/** A migration that cannot get a table lock gives up instead of holding every other statement back. */
const lockTimeoutMs = 5_000;

/** Runs what is missing, one hub at a time. */
export async function migratePostgres(url: string, log: Log): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = new MikroORM({
      ...migratorSettings,
      clientUrl: url,
      pool: { min: 0, max: 2 },
      driverOptions: { options: `-c lock_timeout=${lockTimeoutMs}` },
      migrations: { ...migrationSettings, migrationsList: postgresMigrations },
    });
    await runMigrations(orm, log);
  } finally {
    // The end of the session gives the lock back.
    await lock.end();
  }
}
