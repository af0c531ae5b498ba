import { readOnce } from './read-once.ts';
import { refuseNewer } from './refuse-newer.ts';
import { listSchemaNames } from './schema-name.ts';

/**
 * The names of the migrations that a database lacks, in their order; all of them for one that is empty or not there. Reads
 * only: nothing is made or changed.
 *
 * @throws CannotStart when a newer hub has migrated the database; an error of the engine when it cannot be read
 */
export async function listWaitingMigrations(databaseUrl: string): Promise<readonly string[]> {
  const rows = await readOnce(databaseUrl, (read) => read('select name from mikro_orm_migrations order by id'));
  const done = rows.map(({ name }) => String(name));
  const known = await listSchemaNames(databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres');
  refuseNewer(known, done);
  return known.filter((name) => !done.includes(name));
}
