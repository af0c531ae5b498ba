import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/**
 * Opens the database that `databaseUrl` names; does not migrate. The driver of the other engine is not loaded.
 *
 * @param settings `databasePool` is the number of Postgres connections
 * @throws Error when Postgres does not keep what it acknowledges (`synchronous_commit`) or is not UTF8
 */
export async function openDatabase(
  { databaseUrl, databasePool }: { readonly databaseUrl: string; readonly databasePool: number },
  { log }: { readonly log: Log },
): Promise<Database> {
  if (databaseUrl.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite-database.ts');
    return openSqlite(databaseUrl, log);
  }
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(databaseUrl, databasePool, log);
}
