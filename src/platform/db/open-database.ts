import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlite } from './sqlite-database.ts';

/**
 * Opens the database that `databaseUrl` names; does not migrate.
 *
 * @param settings `databasePool` is the number of Postgres connections
 * @throws Error when Postgres does not keep what it acknowledges (`synchronous_commit`) or is not UTF8
 */
export function openDatabase(
  settings: { readonly databaseUrl: string; readonly databasePool: number },
  { log }: { readonly log: Log },
): Promise<Database> {
  return settings.databaseUrl.startsWith('sqlite:')
    ? openSqlite(settings.databaseUrl, log)
    : openPostgres(settings.databaseUrl, settings.databasePool, log);
}
