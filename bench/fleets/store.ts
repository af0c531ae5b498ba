import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import type { EngineName, Place } from '../engines.ts';

/** A stored row by column name. */
export type Row = Record<string, unknown>;

/** The database of a stopped or idle hub, past the hub. */
export interface Store {
  tables(): Promise<string[]>;
  rowsOf(table: string): Promise<Row[]>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Rows of all tables, and bytes of tables and indexes. */
  size(): Promise<{ readonly rows: number; readonly bytes: number }>;
  /** Bytes that have been written so far: the log of Postgres, or what this process gave to the disk. */
  written(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the database of a place. */
export function openStore(engine: EngineName, place: Place): Promise<Store> {
  return engine === 'sqlite' ? openFile(place.database) : openServer(place.database);
}

async function openFile(file: string): Promise<Store> {
  const db = new Sqlite(file);
  const tables = (): string[] =>
    db
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .pluck()
      .all() as string[];
  return {
    tables: async () => tables(),
    rowsOf: async (table) => db.prepare(`select * from "${table}"`).all() as Row[],
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const names = columns.map((column) => `"${column}"`).join(', ');
      const insert = db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`);
      db.transaction(() => rows.forEach((row) => insert.run(columns.map((column) => row[column]))))();
    },
    async size() {
      const count = (table: string): number => db.prepare(`select count(*) from "${table}"`).pluck().get() as number;
      const [pages, free, bytes] = ['page_count', 'freelist_count', 'page_size'].map(
        (name) => db.pragma(name, { simple: true }) as number,
      ) as [number, number, number];
      return { rows: tables().reduce((sum, table) => sum + count(table), 0), bytes: (pages - free) * bytes };
    },
    // Linux only; the log of SQLite and the file itself.
    written: async () => Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? 0),
    close: async () => void db.close(),
  };
}

async function openServer(url: string): Promise<Store> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const one = async (text: string): Promise<Row> => (await client.query<Row>(text)).rows[0] ?? {};
  const tables = async (): Promise<string[]> =>
    (
      await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
    ).rows.map(({ name }) => name);
  return {
    tables,
    rowsOf: async (table) => (await client.query<Row>(`select * from "${table}"`)).rows,
    async insert(table, rows) {
      const text = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`;
      await client.query(text, [JSON.stringify(rows)]);
    },
    async size() {
      const counts = (await tables()).map((table) => `(select count(*) from "${table}")`).join(' + ');
      const { rows } = await one(`select ${counts} as rows`);
      const { bytes } = await one('select pg_database_size(current_database()) as bytes');
      return { rows: Number(rows), bytes: Number(bytes) };
    },
    written: async () => Number((await one(`select pg_current_wal_lsn() - '0/0' as bytes`))['bytes']),
    close: () => client.end(),
  };
}
