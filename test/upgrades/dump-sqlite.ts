import Sqlite from 'better-sqlite3';

const quoted = (name: string): string => `"${name}"`;

/** Tables, or indexes, of a file in the order of their names: their definitions, without those that SQLite makes itself. */
function definitionsOf(db: Sqlite.Database, type: 'table' | 'index'): { name: string; sql: string }[] {
  const select = db.prepare(
    "select name, sql from sqlite_master where type = ? and sql is not null and name not like 'sqlite_%' order by name",
  );
  return select.all(type) as { name: string; sql: string }[];
}

/** The definitions of all tables and indexes as SQL, one a line. */
export function dumpSqliteSchema(file: string): string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    return (['table', 'index'] as const).flatMap((type) => definitionsOf(db, type).map(({ sql }) => `${sql};`));
  } finally {
    db.close();
  }
}

/** All rows as SQL that loads them into empty tables of the same schema. */
export function dumpSqliteRows(file: string): string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    return definitionsOf(db, 'table').flatMap(({ name }) => {
      const columns = db.prepare('select name from pragma_table_info(?)').pluck().all(name) as string[];
      const values = columns.map((column) => `quote(${quoted(column)})`).join(` || ', ' || `);
      const rows = db
        .prepare(`select ${values} from ${quoted(name)} order by rowid`)
        .pluck()
        .all() as string[];
      return rows.map((row) => `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${row});`);
    });
  } finally {
    db.close();
  }
}

/** Makes a file from a dump. */
export function loadSqlite(file: string, dump: string): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = off');
  db.exec(dump);
  db.close();
}
