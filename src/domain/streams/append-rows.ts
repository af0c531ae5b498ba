import type { NumberedRow, NumberedTable } from '../../entities/rows.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { PreparedRows } from '../../platform/db/row-shape.ts';
import type { Queries } from '../ctx.ts';

/** A row that waits for the end of its unit. */
export interface WaitingRow {
  readonly table: NumberedTable;
  /** It gets its number at the end: a copy of all its columns would cost more. */
  readonly row: NumberedRow & { seq?: number };
}

/** The insertion of rows of some columns. */
interface Known {
  readonly columns: readonly string[];
  readonly insert: PreparedRows;
}

const known = new Map<NumberedTable, Known[]>();

/**
 * Inserts rows that have their numbers: those of one table and of the same columns by few statements, which do not wait
 * for one another.
 */
export async function insertRows(db: Queries, rows: readonly WaitingRow[]): Promise<void> {
  const alike = new Map<PreparedRows, object[]>();
  for (const waiting of rows) {
    const insert = insertionOf(waiting);
    const own = alike.get(insert);
    if (own === undefined) alike.set(insert, [waiting.row]);
    else own.push(waiting.row);
  }
  const inserting: Promise<unknown>[] = [];
  for (const [insert, own] of alike) inserting.push(insert(db, own));
  await Promise.all(inserting);
}

/** Rows of a table come from few places in the code: comparing their columns costs less than writing them as a text. */
function insertionOf({ table, row }: WaitingRow): PreparedRows {
  const ofTable = known.get(table) ?? [];
  for (const { columns, insert } of ofTable) if (hasColumns(row, columns)) return insert;
  const columns = Object.keys(row);
  const insert = prepareRows(table, columns as never);
  known.set(table, [...ofTable, { columns, insert }]);
  return insert;
}

function hasColumns(row: object, columns: readonly string[]): boolean {
  let at = 0;
  for (const column in row) if (column !== columns[at++]) return false;
  return at === columns.length;
}
