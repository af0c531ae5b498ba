import type { NumberedRow, NumberedTable } from '../../entities/rows.ts';
import { prepareInsert } from '../../platform/db/prepared-query.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { PreparedQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';

/** A row that waits for the end of its unit. */
export interface WaitingRow {
  readonly table: NumberedTable;
  readonly row: NumberedRow;
}

/** Both engines bound the parameters of one statement: 25 columns a row stay below. */
const rowsAtOnce = 500;

/** How rows of one table are spread over statements: as few as can be, or by sizes of which each is prepared once. */
export type StatementSizes = 'any' | 'prepared';

/**
 * Inserts rows that have their numbers: those of one table and of the same columns by one statement, 500 at a time.
 * The statements do not wait for one another.
 */
export async function insertRows(
  db: Queries,
  rows: readonly (WaitingRow & { readonly seq: number })[],
  sizes: StatementSizes,
): Promise<void> {
  const byShape = Map.groupBy(rows, ({ table, row }) => `${table} ${Object.keys(row).join()}`);
  await Promise.all([...byShape].map(([shape, alike]) => insertAlike(db, shape, alike, sizes)));
}

async function insertAlike(
  db: Queries,
  shape: string,
  alike: readonly (WaitingRow & { readonly seq: number })[],
  sizes: StatementSizes,
): Promise<void> {
  const [first] = alike;
  if (first === undefined) return;
  const rows = alike.map(({ row, seq }) => ({ ...row, seq }));
  if (rows.length === 1) {
    await insertOne(shape, first.table, rows[0] as object)(db, rows[0] as object);
    return;
  }
  if (sizes === 'prepared') {
    await insertMany(shape, first.table, rows[0] as object)(db, rows);
    return;
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // The rows have the columns of their table, which the union of these tables cannot express.
    await db
      .insertInto(first.table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

type Insert = PreparedQuery<object, unknown>;

/** Most units append one row of a table: its statement is built once for each set of columns. */
const inserts = new Map<string, Insert>();

function insertOne(shape: string, table: NumberedTable, row: object): Insert {
  let insert = inserts.get(shape);
  if (insert === undefined) {
    insert = prepareInsert(table, Object.keys(row) as never);
    inserts.set(shape, insert);
  }
  return insert;
}

type InsertMany = ReturnType<typeof prepareRows>;

const manyInserts = new Map<string, InsertMany>();

function insertMany(shape: string, table: NumberedTable, row: object): InsertMany {
  let insert = manyInserts.get(shape);
  if (insert === undefined) {
    insert = prepareRows(table, Object.keys(row) as never);
    manyInserts.set(shape, insert);
  }
  return insert;
}
