import type { NumberedRow, NumberedTable } from '../../entities/rows.ts';
import { prepareRows } from '../../platform/db/prepared-rows.ts';
import type { PreparedRows } from '../../platform/db/prepared-rows.ts';
import type { Queries } from '../ctx.ts';

/** A row that waits for the end of its unit. */
export interface WaitingRow {
  readonly table: NumberedTable;
  readonly row: NumberedRow;
}

/** A row that has its number. */
interface Numbered {
  readonly table: NumberedTable;
  readonly row: object;
}

/**
 * Inserts rows that have their numbers: those of one table and of the same columns by few statements, which do not wait
 * for one another.
 */
export async function insertRows(db: Queries, rows: readonly Numbered[]): Promise<void> {
  const byShape = Map.groupBy(rows, ({ table, row }) => `${table} ${Object.keys(row).join()}`);
  await Promise.all([...byShape].map(([shape, alike]) => insertAlike(db, shape, alike)));
}

const inserts = new Map<string, PreparedRows>();

function insertAlike(db: Queries, shape: string, alike: readonly Numbered[]): Promise<void> {
  const { table, row } = alike[0] as Numbered;
  let insert = inserts.get(shape);
  if (insert === undefined) {
    insert = prepareRows(table, Object.keys(row) as never);
    inserts.set(shape, insert);
  }
  return insert(
    db,
    alike.map((one) => one.row),
  );
}
