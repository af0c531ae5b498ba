import { Migrator } from '@mikro-orm/migrations';
import type { SqlMikroORM } from '@mikro-orm/sql';
import type { Log } from '../log.ts';
import { refuseNewer } from './refuse-newer.ts';

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

/** The names under which the database remembers its migrations. */
export const namesOf = (migrations: readonly { readonly name: string }[]): string[] =>
  migrations.map(({ name }) => name);

/**
 * Runs the migrations that the database lacks, in one transaction, and closes `orm`.
 *
 * @param known the names of this hub's migrations
 * @throws CannotStart when a newer hub has migrated the database: nothing was changed then
 */
export async function runMigrations(orm: SqlMikroORM, known: readonly string[], log: Log): Promise<void> {
  try {
    await orm.connect();
    const migrator = new Migrator(orm.em);
    refuseNewer(known, namesOf(await migrator.getExecuted()));
    const done = await migrator.up();
    if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, 'the schema was migrated');
  } finally {
    await orm.close(true);
  }
}
