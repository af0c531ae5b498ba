import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { postgresMigrations } from '../../migrations/postgres/index.ts';
import type { Log } from '../log.ts';
import { migrationLock } from './migration-lock.ts';
import { isRetryable } from './postgres-faults.ts';
import { refuseUnfinished } from './restore-mark.ts';
import { migrationSettings, migratorSettings, namesOf, runMigrations } from './run-migrations.ts';

/** A migration that cannot get a table lock gives up instead of holding every other statement back. */
const lockTimeoutMs = 5_000;
/** Runs before a deadlock with the calls of other hubs is reported: nothing of a run that met one is stored. */
const maxRuns = 4;

/**
 * Runs what is missing, one hub at a time: two that start at once migrate one after the other.
 *
 * @throws CannotStart when a restore of the database broke off, or a newer hub has migrated it
 */
export async function migratePostgres(url: string, log: Log): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseUnfinished(lock);
    await runAll(url, log);
  } finally {
    // The end of the session gives the lock back.
    await lock.end();
  }
}

async function runAll(url: string, log: Log, run = 1): Promise<void> {
  const orm = new MikroORM({
    ...migratorSettings,
    clientUrl: url,
    pool: { min: 0, max: 2 },
    driverOptions: { options: `-c lock_timeout=${lockTimeoutMs}` },
    migrations: { ...migrationSettings, migrationsList: postgresMigrations },
  });
  try {
    await runMigrations(orm, namesOf(postgresMigrations), log);
  } catch (error) {
    if (run === maxRuns || !isRetryable(error)) throw error;
    log.warn({ err: error }, 'the migrations met a deadlock and run again');
    await runAll(url, log, run + 1);
  }
}
