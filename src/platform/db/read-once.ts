import { existsSync } from 'node:fs';

/** Reads rows of a database that no hub of this process has open. */
export type ReadRows = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What Postgres says of a table that is not there. */
const undefinedTable = '42P01';

/**
 * Opens a database for reading alone, gives it to `work` and closes it; nothing is made or changed. A table that is not
 * there has no rows, and neither has an SQLite file that is not there.
 *
 * @throws an error of the engine when the database cannot be read
 */
export async function readOnce<T>(databaseUrl: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
  return databaseUrl.startsWith('sqlite:')
    ? readSqlite(databaseUrl.slice('sqlite:'.length), work)
    : readPostgres(databaseUrl, work);
}

async function readSqlite<T>(file: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
  if (!existsSync(file)) return work(() => Promise.resolve([]));
  const { default: Sqlite } = await import('better-sqlite3');
  const handle = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return await work(async (sql) => {
      try {
        return handle.prepare<[], Record<string, unknown>>(sql).all();
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('no such table')) return [];
        throw error;
      }
    });
  } finally {
    handle.close();
  }
}

async function readPostgres<T>(url: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (sql) => {
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } catch (error) {
        if ((error as { code?: string }).code === undefinedTable) return [];
        throw error;
      }
    });
  } finally {
    await client.end();
  }
}
