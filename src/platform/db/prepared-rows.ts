import { PostgresAdapter, type Insertable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { prepareInsert, type PreparedQuery } from './prepared-query.ts';
import type { Queries } from './queries.ts';
import { prepareRowLists } from './row-lists.ts';
import { prepareRowSets } from './row-sets.ts';
import { rowsOfPart, type PreparedRows } from './row-shape.ts';

/** Whether statements may take any number of rows as one value; SQLite is faster with a value for each column. */
export function takesSets(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * As `prepareInsert`, for any number of rows, 500 by one statement. On Postgres they go as one JSON text, so that one
 * prepared statement serves every number of them; what many rows have in common is bound once.
 *
 * @param columns what every row brings, a key that no other row has among it; other columns take their defaults
 */
export function prepareRows<T extends keyof HubTables, C extends keyof Insertable<HubTables[T]> & string>(
  table: T,
  columns: readonly C[],
): PreparedRows {
  const insertOne = prepareInsert(table, columns) as PreparedQuery<object, unknown>;
  const insertSet = prepareRowSets(table, columns);
  const insertList = prepareRowLists(table, columns);
  return (db, rows) => {
    if (rows.length === 1) return insertOne(db, rows[0]!);
    const insert = takesSets(db) ? insertSet : insertList;
    return rows.length <= rowsOfPart ? insert(db, rows) : Promise.all(cut(rows).map((part) => insert(db, part)));
  };
}

function cut<R>(rows: readonly R[]): (readonly R[])[] {
  const parts: (readonly R[])[] = [];
  for (let from = 0; from < rows.length; from += rowsOfPart) parts.push(rows.slice(from, from + rowsOfPart));
  return parts;
}
