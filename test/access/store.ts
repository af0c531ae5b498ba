import Sqlite from 'better-sqlite3';
import { Client, types } from 'pg';
import type { TestHub } from '../support/start-hub.ts';

/** One row by column name, as the driver gives it. */
export type Row = Record<string, unknown>;

export interface Column {
  readonly name: string;
  readonly isText: boolean;
}

/** Every row of every table; each row also as a line of text that leaves out what reading may touch. */
export type Snapshot = ReadonlyMap<string, { readonly rows: readonly Row[]; readonly lines: readonly string[] }>;

/** The database of a hub by a connection of the test's own: what the hub believes does not matter. */
export interface Store {
  readonly tables: ReadonlyMap<string, readonly Column[]>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  read(): Promise<Snapshot>;
  /** Puts the tables that differ from `wanted` back. */
  restore(wanted: Snapshot, now: Snapshot): Promise<void>;
  close(): Promise<void>;
}

/** Written by being used, not by what was asked for. */
const bookkeeping: Readonly<Record<string, readonly string[]>> = {
  tokens: ['last_used_at'],
  inbox: ['read_count'],
  // Counts what other tables show.
  network_counters: ['last_row'],
};
/** What belongs to no network is counted from its first row on. */
const isOfNoNetwork = (table: string, row: Row): boolean => table === 'network_counters' && row['network_id'] === '';

/** The counters of a network must not run backwards under a live hub. */
function keepCounting(table: string, wanted: readonly Row[], now: readonly Row[]): readonly Row[] {
  if (table !== 'network_counters') return wanted;
  const reached = new Map(now.map((row) => [row['network_id'], row]));
  const later = (row: Row, name: string): number =>
    Math.max(Number(row[name]), Number(reached.get(row['network_id'])?.[name] ?? 0));
  return wanted.map((row) => ({ ...row, event_seq: later(row, 'event_seq'), last_row: later(row, 'last_row') }));
}

interface Engine {
  /** The same text as before: nobody else has written since. */
  mark(): Promise<string>;
  columns(): Promise<readonly (Column & { readonly table: string })[]>;
  rowsOf(tables: readonly string[]): Promise<readonly (readonly Row[])[]>;
  replace(table: string, rows: readonly Row[], keepOld: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function openStore({ databaseUrl, hub }: TestHub): Promise<Store> {
  const engine = databaseUrl.startsWith('sqlite:') ? openSqlite(databaseUrl.slice(7)) : await openPostgres(databaseUrl);
  const tables = new Map<string, Column[]>();
  for (const { table, name, isText } of await engine.columns()) {
    if (/^(sqlite_|mikro_orm|rate|hub_meta)/.test(table)) continue;
    tables.set(table, [...(tables.get(table) ?? []), { name, isText }]);
  }
  const names = [...tables.keys()].sort();
  let known: { readonly mark: string; readonly snapshot: Snapshot } | undefined;
  return {
    tables,
    insert: async (table, rows) => {
      known = undefined;
      await engine.replace(table, rows, true);
    },
    read: async () => {
      // What the hub has deferred is in its tables before it reads.
      await hub.database.reader.selectFrom('hub_meta').select('key').execute();
      const mark = await engine.mark();
      if (known?.mark === mark) return known.snapshot;
      const all = await engine.rowsOf(names);
      const snapshot = new Map(names.map((table, place) => [table, withLines(table, all[place] ?? [])]));
      known = { mark, snapshot };
      return snapshot;
    },
    restore: async (wanted, now) => {
      known = undefined;
      for (const table of changedTables(wanted, now)) {
        const rows = keepCounting(table, wanted.get(table)?.rows ?? [], now.get(table)?.rows ?? []);
        await engine.replace(table, rows, false);
      }
    },
    close: () => engine.close(),
  };
}

function withLines(table: string, rows: readonly Row[]): { rows: readonly Row[]; lines: readonly string[] } {
  const skipped = bookkeeping[table];
  const shown = rows.filter((row) => !isOfNoNetwork(table, row));
  const lines = shown.map((row) =>
    JSON.stringify(skipped ? Object.fromEntries(Object.entries(row).filter(([name]) => !skipped.includes(name))) : row),
  );
  return { rows, lines: lines.sort() };
}

/** The tables whose rows differ; with `networkId`, only rows of that network count. */
export function changedTables(before: Snapshot, after: Snapshot, networkId?: string): string[] {
  const mark = networkId === undefined ? '' : `"network_id":"${networkId}"`;
  const textOf = (lines: readonly string[] = []): string => lines.filter((line) => line.includes(mark)).join('\n');
  return [...before.keys()].filter((table) => textOf(before.get(table)?.lines) !== textOf(after.get(table)?.lines));
}

function openSqlite(file: string): Engine {
  const db = new Sqlite(file, { timeout: 5000 });
  // Rows are planted and put back table by table, parents in no order.
  db.pragma('foreign_keys = off');
  const columnsOf = (table: string): Column[] =>
    (db.pragma(`table_info(${table})`) as { name: string; type: string }[]).map(({ name, type }) => ({
      name,
      isText: type.toLowerCase() === 'text',
    }));
  const version = db.prepare('pragma data_version').pluck();
  const prepared = new Map<string, Sqlite.Statement>();
  const rowsOf = (table: string): Row[] => {
    const statement = prepared.get(table) ?? db.prepare(`select * from ${table}`);
    prepared.set(table, statement);
    return statement.all() as Row[];
  };
  return {
    mark: async () => String(version.get()),
    columns: async () => {
      const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
      return tables.flatMap(({ name: table }) => columnsOf(table).map((column) => ({ table, ...column })));
    },
    rowsOf: async (tables) => tables.map(rowsOf),
    replace: async (table, rows, keepOld) => {
      db.transaction(() => {
        if (!keepOld) db.exec(`delete from ${table}`);
        for (const row of rows) {
          const names = Object.keys(row);
          const columns = names.map((name) => `"${name}"`).join(', ');
          const statement = `insert into ${table} (${columns}) values (${names.map(() => '?').join(', ')})`;
          db.prepare(statement).run(...names.map((name) => row[name]));
        }
      })();
    },
    close: async () => void db.close(),
  };
}

async function openPostgres(connectionString: string): Promise<Engine> {
  const bigint = 20;
  const client = new Client({
    connectionString,
    types: { getTypeParser: (oid: number) => (oid === bigint ? Number : types.getTypeParser(oid)) },
  });
  await client.connect();
  // Rows are planted and put back table by table, parents in no order.
  await client.query('set session_replication_role = replica');
  return {
    mark: async () => String((await client.query('select pg_current_wal_insert_lsn() as at')).rows[0].at),
    columns: async () => {
      const text = `select table_name as table, column_name as name, data_type = 'text' as "isText"
        from information_schema.columns where table_schema = 'public'
        and not exists (select 1 from pg_class c where c.relispartition and c.relname = table_name)
        order by ordinal_position`;
      return (await client.query(text)).rows;
    },
    rowsOf: async (tables) => {
      const each = tables.map((table) => `(select coalesce(json_agg(t), '[]') from ${table} t)`);
      const result = await client.query({ text: `select ${each.join(', ')}`, rowMode: 'array' });
      return result.rows[0] as Row[][];
    },
    replace: async (table, rows, keepOld) => {
      if (!keepOld) await client.query(`delete from ${table}`);
      for (const row of rows) {
        const names = Object.keys(row);
        const columns = names.map((name) => `"${name}"`).join(', ');
        const places = names.map((_name, place) => `$${place + 1}`);
        await client.query(
          `insert into ${table} (${columns}) values (${places.join(', ')})`,
          names.map((name) => row[name]),
        );
      }
    },
    close: () => client.end(),
  };
}
