import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import type { Replays } from './deferred-writes.ts';

/**
 * Opens the database that `databaseUrl` names; does not migrate. The driver of the other engine is not loaded.
 *
 * @param settings `databasePool` is the number of Postgres connections
 * @param options `replays`: how deferred writes get into the tables of SQLite; without them no write is deferred
 * @throws Error when Postgres does not keep what it acknowledges (`synchronous_commit`) or is not UTF8
 */
export async function openDatabase(
  { databaseUrl, databasePool }: { readonly databaseUrl: string; readonly databasePool: number },
  { log, replays }: { readonly log: Log; readonly replays?: Replays },
): Promise<Database> {
  if (databaseUrl.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite-database.ts');
    return openSqlite(databaseUrl, log, { ...(replays && { replays }) });
  }
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(databaseUrl, databasePool, log);
}
