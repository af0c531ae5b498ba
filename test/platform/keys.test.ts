import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';
import { isOfLibrary, listKeys, referenceTables, type Key } from '../support/partitions.ts';

/**
 * A distributed Postgres spreads the tables that grow by `network_id`, and can keep a key unique only when that column
 * leads it. No row is numbered by the whole hub either: that would need one counter for all networks.
 */
let place: TestPlace;
beforeAll(async () => {
  place = await createTestPlace();
});
afterAll(() => place.remove());

interface Schema {
  readonly keys: readonly Key[];
  /** Columns that count by themselves over the whole hub. */
  readonly serials: readonly string[];
}

const readSchema = (): Promise<Schema> =>
  testEngine === 'postgres' ? readPostgres(place.databaseUrl) : readSqlite(place.databaseUrl.slice('sqlite:'.length));

async function readPostgres(connectionString: string): Promise<Schema> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ place: string }>(`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and (column_default like 'nextval(%' or is_identity = 'YES')`);
    return { keys: await listKeys(client), serials: rows.map((row) => row.place) };
  } finally {
    await client.end();
  }
}

async function readSqlite(file: string): Promise<Schema> {
  const db = new Sqlite(file, { readonly: true });
  const tables = db.prepare("select name, sql from sqlite_master where type = 'table'").all() as Named[];
  const keys = tables.flatMap(({ name: table }) =>
    (db.pragma(`index_list(${table})`) as { name: string; unique: number }[])
      .filter(({ unique }) => unique === 1)
      .map(({ name }) => ({ table, name, columns: columnsOf(db, name) })),
  );
  // A primary key that is the row number itself has no index of its own.
  const serials = tables.filter(({ sql }) => /integer[^,]*primary key/i.test(sql)).map(({ name }) => name);
  db.close();
  return { keys, serials };
}

interface Named {
  readonly name: string;
  readonly sql: string;
}

const columnsOf = (db: Sqlite.Database, index: string): string[] =>
  (db.pragma(`index_info(${index})`) as { name: string | null }[]).map(({ name }) => name ?? '(expression)');

const isReference = (table: string): boolean => (referenceTables as readonly string[]).includes(table);

describe('keys', () => {
  test('network_id leads every primary and unique key of a table that grows with use', async () => {
    const { keys } = await readSchema();
    const wrong = keys
      .filter(({ table }) => !isReference(table) && !isOfLibrary(table))
      .filter(({ columns }) => columns[0] !== 'network_id')
      .map(({ table, columns }) => `${table} (${columns.join(', ')})`);
    expect(wrong).toEqual([]);
    expect(keys.map(({ table }) => table)).toEqual(expect.arrayContaining(['tasks', 'inbox', 'stream_events']));
  });

  test('nothing is numbered by the hub as a whole', async () => {
    const { serials } = await readSchema();
    expect(serials.filter((one) => !isOfLibrary(one) && !one.startsWith('sqlite_'))).toEqual([]);
  });
});
