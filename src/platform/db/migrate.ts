import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { Client } from 'pg';
import { entities } from '../../entities/index.ts';
import { postgresMigrations } from '../../migrations/postgres/index.ts';
import { sqliteMigrations } from '../../migrations/sqlite/index.ts';
import type { Log } from '../log.ts';

/** Two hubs that start at once migrate one after the other: both ask for this lock. */
const migrationLock = 4_277_001;
/** A migration that cannot get a table lock gives up instead of holding every other statement back. */
const lockTimeoutMs = 5_000;

const shared = { entities: [...entities], extensions: [Migrator], allowGlobalContext: false, ensureDatabase: false };
const settings = { snapshot: false, transactional: true, allOrNothing: true, silent: true };

/**
 * Runs what is missing, on a connection of its own.
 *
 * @param file path of the SQLite file
 * @throws an error with the code `SQLITE_BUSY` while another process holds the lock; nothing was changed then
 */
export async function migrateSqlite(file: string, log: Log): Promise<void> {
  const orm = new SqliteOrm({
    ...shared,
    dbName: file,
    // Its own wait for the lock of another process would hold the loop.
    driverOptions: { timeout: 0 },
    migrations: { ...settings, migrationsList: sqliteMigrations },
  });
  await runMissing(orm, log);
}

/** Runs what is missing, one hub at a time. */
export async function migratePostgres(url: string, log: Log): Promise<void> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = new PostgresOrm({
      ...shared,
      clientUrl: url,
      pool: { min: 0, max: 2 },
      driverOptions: { options: `-c lock_timeout=${lockTimeoutMs}` },
      migrations: { ...settings, migrationsList: postgresMigrations },
    });
    await runMissing(orm, log);
  } finally {
    // The end of the session gives the lock back.
    await lock.end();
  }
}

async function runMissing(orm: SqliteOrm | PostgresOrm, log: Log): Promise<void> {
  try {
    await orm.connect();
    const done = await new Migrator(orm.em).up();
    if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, 'the schema was migrated');
  } finally {
    await orm.close(true);
  }
}
