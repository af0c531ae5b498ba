import { CompiledQuery, PostgresAdapter, sql, type Insertable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { prepareQuery } from './prepared-query.ts';
import type { Queries } from './queries.ts';

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows of the columns that it was prepared for. */
export type PreparedRows = (db: Queries, rows: readonly object[]) => Promise<void>;

/** Rows of one statement: the values of a statement are bounded, and so is the memory of one JSON text. */
const mostRows = 500;
/** Up to so many rows the text of the statement is kept, for each number of them: groups are not larger. */
const mostKept = 64;

/**
 * How SQLite inserts several rows. By itself it copies each page before it changes it, so that it can undo the statement
 * alone; a unit of which a statement failed is undone as a whole.
 */
const insertOrFail = 'insert or fail';

/** Whether statements may take any number of rows as one value; SQLite is faster with a value for each column. */
export function takesSets(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * As `prepareInsert`, for any number of rows, 500 by one statement. On Postgres they go as one JSON text, so that one
 * prepared statement serves every number of them.
 *
 * @param columns what every row brings; other columns take their defaults
 */
export function prepareRows<T extends keyof HubTables, C extends keyof Insertable<HubTables[T]> & string>(
  table: T,
  columns: readonly C[],
): PreparedRows {
  const insertSet = prepareSet(table, columns);
  const insertList = prepareLists(table, columns);
  return async (db, rows) => {
    const insert = rows.length > 1 && takesSets(db) ? insertSet : insertList;
    if (rows.length <= mostRows) await insert(db, rows);
    else await Promise.all(cut(rows).map((part) => insert(db, part)));
  };
}

type Insert = (db: Queries, rows: readonly object[]) => Promise<unknown>;

function prepareSet(table: keyof HubTables, columns: readonly string[]): Insert {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const insert = prepareQuery<{ rows: string }>()((db, slot) => ({
    compile: () =>
      sql`insert into ${sql.table(table)} (${list})
        select ${list} from json_populate_recordset(null::${sql.table(table)}, ${slot('rows')})`.compile(db),
  }));
  return (db, rows) => insert(db, { rows: JSON.stringify(rows) });
}

/** A value for each column of each row. Kysely would take longer to write the text than SQLite takes to store the rows. */
function prepareLists(table: keyof HubTables, columns: readonly string[]): Insert {
  // One adapter an engine, as in `prepareQuery`.
  const textsOf = new WeakMap<object, string[]>();
  return async (db, rows) => {
    const count = rows.length;
    const { adapter } = db.getExecutor();
    if (count > mostKept) return db.getExecutor().executeQuery(writeMany(table, columns, rows as readonly Row[]));
    let texts = textsOf.get(adapter);
    if (texts === undefined) textsOf.set(adapter, (texts = []));
    const text = (texts[count] ??= writeText(db, { table, columns, count }));
    return db
      .getExecutor()
      .executeQuery({ ...anyQuery, sql: text, parameters: valuesOf(rows as readonly Row[], columns) });
  };
}

const anyQuery = CompiledQuery.raw('');

interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  readonly count: number;
}

function writeText(db: Queries, { table, columns, count }: Shape): string {
  const placeholder = takesSets(db) ? (n: number) => `$${n}` : () => '?';
  const rows = Array.from({ length: count }, (_, at) =>
    columns.map((_column, of) => placeholder(at * columns.length + of + 1)).join(', '),
  );
  const verb = takesSets(db) ? 'insert' : insertOrFail;
  return `${verb} into "${table}" (${namesOf(columns)}) values (${rows.join('), (')})`;
}

/** For many rows on SQLite: what is the same in all of them, most of a broadcast, is bound once. Their keys differ. */
function writeMany(table: string, columns: readonly string[], rows: readonly Row[]): CompiledQuery {
  const isShared = (column: string): boolean => rows.every((row) => row[column] === rows[0]![column]);
  const { shared = [], own = [] } = Object.groupBy(columns, (column) => (isShared(column) ? 'shared' : 'own'));
  const row = `(${own.map(() => '?').join(', ')})`;
  const text = `${insertOrFail} into "${table}" (${namesOf([...shared, ...own])})
    select ${shared.map(() => '?, ').join('')}each.* from (values ${Array(rows.length).fill(row).join(', ')}) as each`;
  return { ...anyQuery, sql: text, parameters: [...valuesOf(rows.slice(0, 1), shared), ...valuesOf(rows, own)] };
}

function namesOf(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

function valuesOf(rows: readonly Row[], columns: readonly string[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column]);
  return values;
}

function cut<R>(rows: readonly R[]): (readonly R[])[] {
  const parts: (readonly R[])[] = [];
  for (let from = 0; from < rows.length; from += mostRows) parts.push(rows.slice(from, from + mostRows));
  return parts;
}
