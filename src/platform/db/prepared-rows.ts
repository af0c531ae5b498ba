import type { Insertable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { prepareQuery, type PreparedQuery } from './prepared-query.ts';
import type { Queries } from './queries.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: powers of two, so that few statements serve every number of rows. */
const sizes = [32, 16, 8, 4, 2, 1] as const;

/**
 * As `prepareInsert`, for any number of rows: a few statements of fixed sizes, sent together.
 *
 * @param columns what every row brings; other columns take their defaults
 */
export function prepareRows<T extends keyof HubTables, C extends keyof Insertable<HubTables[T]> & string>(
  table: T,
  columns: readonly C[],
): (db: Queries, rows: readonly object[]) => Promise<void> {
  const inserts = new Map<number, PreparedQuery<Row, unknown>>();
  const insert = (db: Queries, rows: readonly object[]): Promise<unknown> => {
    let prepared = inserts.get(rows.length);
    if (prepared === undefined) {
      prepared = prepareCount(table, columns, rows.length);
      inserts.set(rows.length, prepared);
    }
    return prepared(db, valuesOf(rows as readonly Row[], columns));
  };
  return async (db, rows) => {
    await Promise.all(cut(rows).map((part) => insert(db, part)));
  };
}

function prepareCount(table: keyof HubTables, columns: readonly string[], count: number): PreparedQuery<Row, unknown> {
  return prepareQuery<Row>()((db, slot) => {
    const rowAt = (at: number): object =>
      Object.fromEntries(columns.map((column) => [column, slot(nameOf(at, column))]));
    // The rows have the columns of this one table, which the union of all tables cannot express.
    return db.insertInto(table).values(Array.from({ length: count }, (_, at) => rowAt(at)));
  });
}

const nameOf = (at: number, column: string): string => `${at} ${column}`;

function valuesOf(rows: readonly Row[], columns: readonly string[]): Row {
  const values: Record<string, unknown> = {};
  for (const [at, row] of rows.entries()) for (const column of columns) values[nameOf(at, column)] = row[column];
  return values;
}

function cut<R>(rows: readonly R[]): (readonly R[])[] {
  const parts: (readonly R[])[] = [];
  for (let from = 0; from < rows.length; from += parts.at(-1)?.length ?? 1) {
    const left = rows.length - from;
    parts.push(rows.slice(from, from + (sizes.find((size) => size <= left) ?? 1)));
  }
  return parts;
}
