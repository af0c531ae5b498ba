import { Migrator } from '@mikro-orm/migrations';
import type { SqlMikroORM } from '@mikro-orm/sql';
import type { Log } from '../log.ts';

/** Settings of the MikroORM that migrates. It needs no entities: the migrations are written out. */
export const migratorSettings = {
  entities: [],
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  allowGlobalContext: false,
  ensureDatabase: false,
};

/** Settings of the migrations of both engines. */
export const migrationSettings = { snapshot: false, transactional: true, allOrNothing: true, silent: true };

/** Runs the migrations that the database lacks, in one transaction, and closes `orm`. */
export async function runMigrations(orm: SqlMikroORM, log: Log): Promise<void> {
  try {
    await orm.connect();
    const done = await new Migrator(orm.em).up();
    if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, 'the schema was migrated');
  } finally {
    await orm.close(true);
  }
}
