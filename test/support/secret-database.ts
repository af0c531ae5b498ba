import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';

/** Says what a text holds that it must not. */
export type Search = (text: string) => readonly string[];

/**
 * Searches the whole database: on SQLite the bytes of the file and its write-ahead log, on Postgres every column of
 * every row.
 *
 * @returns one line a hit, which names the column where a live row holds it
 */
export async function searchDatabase(databaseUrl: string, search: Search): Promise<string[]> {
  return databaseUrl.startsWith('sqlite:')
    ? searchSqlite(databaseUrl.slice('sqlite:'.length), search)
    : searchPostgres(databaseUrl, search);
}

function searchSqlite(file: string, search: Search): string[] {
  const inBytes = [file, `${file}-wal`].flatMap((path) => {
    const bytes = existsSync(path) ? readFileSync(path).toString('latin1') : '';
    return search(bytes).map((what) => `${what} in the bytes of ${basename(path)}`);
  });
  if (inBytes.length === 0) return [];
  const db = new Sqlite(file, { readonly: true });
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    const inRows = tables.flatMap((table) =>
      searchRows(table, db.prepare(`select * from "${table}"`).all() as Row[], search),
    );
    return inRows.length > 0 ? inRows : inBytes;
  } finally {
    db.close();
  }
}

async function searchPostgres(connectionString: string, search: Search): Promise<string[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select tablename from pg_tables where schemaname = 'public'
      and not exists (select 1 from pg_class c where c.relispartition and c.relname = tablename)`);
    const tables = rows.map((row) => row.tablename as string);
    const each = tables.map((table) => `(select coalesce(json_agg(t), '[]')::text from "${table}" t)`);
    const result = await client.query({ text: `select ${each.join(', ')}`, rowMode: 'array' });
    const texts = result.rows[0] as string[];
    return texts.flatMap((text, place) =>
      search(text).length > 0 ? searchRows(tables[place] ?? '', JSON.parse(text), search) : [],
    );
  } finally {
    await client.end();
  }
}

type Row = Readonly<Record<string, unknown>>;

function searchRows(table: string, rows: readonly Row[], search: Search): string[] {
  const hits = rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, value]) =>
      search(textOf(value)).map((what) => `${what} in the column ${table}.${column}`),
    ),
  );
  return [...new Set(hits)];
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
