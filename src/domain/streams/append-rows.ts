import type { NumberedRow, NumberedTable } from '../../entities/rows.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { PreparedRows } from '../../platform/db/prepared-rows.ts';
import type { Queries } from '../ctx.ts';

/** A row that waits for the end of its unit. */
export interface WaitingRow {
  readonly table: NumberedTable;
  /** It gets its number at the end: a copy of all its columns would cost more. */
  readonly row: NumberedRow & { seq?: number };
}

/**
 * Inserts rows that have their numbers: those of one table and of the same columns by few statements, which do not wait
 * for one another.
 */
export async function insertRows(db: Queries, rows: readonly WaitingRow[]): Promise<void> {
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const groups = [...byTable].flatMap(([table, own]) => groupAlike(own).map((alike) => insertAlike(db, table, alike)));
  await Promise.all(groups);
}

/** Most rows of a table come from one place in the code: comparing their columns costs less than writing them as a text. */
function groupAlike(rows: readonly WaitingRow[]): object[][] {
  const all = rows.map(({ row }) => row);
  const columns = Object.keys(all[0]!);
  if (all.every((row) => hasColumns(row, columns))) return [all];
  return [...Map.groupBy(all, (row) => Object.keys(row).join()).values()];
}

function hasColumns(row: object, columns: readonly string[]): boolean {
  let at = 0;
  for (const column in row) if (column !== columns[at++]) return false;
  return at === columns.length;
}

const inserts = new Map<string, PreparedRows>();

function insertAlike(db: Queries, table: NumberedTable, alike: readonly object[]): Promise<void> {
  const columns = Object.keys(alike[0]!);
  const shape = `${table} ${columns.join()}`;
  let insert = inserts.get(shape);
  if (insert === undefined) {
    insert = prepareRows(table, columns as never);
    inserts.set(shape, insert);
  }
  return insert(db, alike);
}
