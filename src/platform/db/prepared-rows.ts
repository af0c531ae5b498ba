import { CompiledQuery, PostgresAdapter, sql, type Insertable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { prepareInsert, prepareQuery, type PreparedQuery } from './prepared-query.ts';
import { executorOf, type Queries } from './queries.ts';
import { listerOf } from './value-lists.ts';

/** Inserts rows of the columns that it was prepared for. */
export type PreparedRows = (db: Queries, rows: readonly object[]) => Promise<unknown>;

/** Rows of one statement: the values of a statement are bounded, and so is the memory of one JSON text. */
const mostRows = 500;
/** Up to so many rows the text of the statement is kept: groups are not larger. */
const mostRowsKept = 64;
/** Texts that are kept of one insertion: their rows differ in number, and in what is the same in all of them. */
const mostKept = 128;
/** From so many rows on it pays to bind once what is the same in all of them. */
const leastShared = 8;

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
 * @param columns what every row brings, a key that no other row has among it; other columns take their defaults
 */
export function prepareRows<T extends keyof HubTables, C extends keyof Insertable<HubTables[T]> & string>(
  table: T,
  columns: readonly C[],
): PreparedRows {
  const insertOne = prepareInsert(table, columns) as PreparedQuery<object, unknown>;
  const insertSet = prepareSet(table, columns);
  const insertList = prepareLists(table, columns);
  return (db, rows) => {
    if (rows.length === 1) return insertOne(db, rows[0]!);
    const insert = takesSets(db) ? insertSet : insertList;
    return rows.length <= mostRows ? insert(db, rows) : Promise.all(cut(rows).map((part) => insert(db, part)));
  };
}

function prepareSet(table: keyof HubTables, columns: readonly string[]): PreparedRows {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const insert = prepareQuery<{ rows: string }>()((db, slot) => ({
    compile: () =>
      sql`insert into ${sql.table(table)} (${list})
        select ${list} from json_populate_recordset(null::${sql.table(table)}, ${slot('rows')})`.compile(db),
  }));
  return (db, rows) => insert(db, { rows: JSON.stringify(rows) });
}

/**
 * A value for each column of each row, on SQLite. Kysely would take longer to write the text than SQLite takes to store the
 * rows.
 */
function prepareLists(table: keyof HubTables, columns: readonly string[]): PreparedRows {
  const texts = new Map<number | string, string>();
  const listOf = listerOf(columns);
  const places = [...columns.keys()];
  return (db, rows) => {
    const shape = shapeOf({ table, columns, places, lists: rows.map(listOf) });
    const key = shape.shared.length === 0 ? rows.length : `${rows.length} ${shape.shared.join()}`;
    let text = texts.get(key);
    if (text === undefined) {
      text = writeText(shape);
      if (texts.size === mostKept) texts.clear();
      if (rows.length <= mostRowsKept) texts.set(key, text);
    }
    return executorOf(db).rowsOf({ query, queryId, sql: text, parameters: valuesOf(shape) });
  };
}

/** What Kysely wants to know of any query. */
const { query, queryId } = CompiledQuery.raw('');

interface Insertion {
  readonly table: string;
  readonly columns: readonly string[];
  readonly places: readonly number[];
  /** The values of each row, in the order of the columns. */
  readonly lists: readonly (readonly unknown[])[];
}

/** The columns by their places. */
interface Shape extends Insertion {
  /** Columns with one value in all rows, which is bound once. */
  readonly shared: readonly number[];
  readonly own: readonly number[];
}

/** Of several rows most values are the same in all of them: only what names the row differs. */
function shapeOf(insertion: Insertion): Shape {
  const { places, lists } = insertion;
  if (lists.length < leastShared) return { ...insertion, shared: [], own: places };
  const shared: number[] = [];
  const own: number[] = [];
  for (const at of places) (isShared(lists, at) ? shared : own).push(at);
  return { ...insertion, shared, own };
}

function isShared(lists: Insertion['lists'], at: number): boolean {
  const value = lists[0]![at];
  for (const list of lists) if (list[at] !== value) return false;
  return true;
}

function writeText({ table, columns, shared, own, lists }: Shape): string {
  const row = own.map(() => '?').join(', ');
  const values = `values (${lists.map(() => row).join('), (')})`;
  const names = [...shared, ...own].map((at) => `"${columns[at]}"`);
  const into = `${insertOrFail} into "${table}" (${names.join(', ')})`;
  if (shared.length === 0) return `${into} ${values}`;
  return `${into} select ${shared.map(() => '?, ').join('')}each.* from (${values}) as each`;
}

function valuesOf({ shared, own, lists }: Shape): readonly unknown[] {
  const values: unknown[] = shared.map((at) => lists[0]![at]);
  for (const list of lists) for (const at of own) values.push(list[at]);
  return values;
}

function cut<R>(rows: readonly R[]): (readonly R[])[] {
  const parts: (readonly R[])[] = [];
  for (let from = 0; from < rows.length; from += mostRows) parts.push(rows.slice(from, from + mostRows));
  return parts;
}
