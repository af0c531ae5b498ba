import { sql } from 'kysely';
import { Client } from 'pg';
import type { Queries } from './database.ts';
import { migrationLock } from './migration-lock.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { restoreMark } from './restore-mark.ts';

const findTable = `select schemaname || '.' || tablename as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') and tablename <> '${restoreMark}' order by 1 limit 1`;

/**
 * Puts the mark into an empty database: no hub starts on it before `endRestore`. A hub that starts at the same time has
 * made its tables before, or finds the mark.
 *
 * @returns the first table of a database that is not empty, with its schema; it stays as it is
 */
export async function beginRestore(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const { rows } = await client.query<{ name: string }>(findTable);
    if (rows[0] === undefined) await client.query(`create table if not exists ${restoreMark} ()`);
    return rows[0]?.name;
  } finally {
    // The end of the session gives the lock back.
    await client.end();
  }
}

/** Takes the mark away with the unit. */
export async function endRestore(db: Queries): Promise<void> {
  await sql`drop table ${sql.table(restoreMark)}`.execute(db);
}

/**
 * Loads what `pg_dump -Fc` wrote into an empty database, whole or not at all.
 *
 * @param folder the directory of pg_restore; empty: it is looked for on the PATH
 * @throws ToolFault when pg_restore is missing or fails
 */
export async function loadPostgres(url: string, file: string, folder: string): Promise<void> {
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file];
  await runPostgresTool('pg_restore', args, { url, folder });
}
