import type { Queries } from './queries.ts';

/** Rows of one statement: the values of a statement are bounded, and so is the memory of one JSON text. */
export const rowsOfPart = 500;

/** Inserts rows of the columns that it was prepared for. */
export type PreparedRows = (db: Queries, rows: readonly object[]) => Promise<unknown>;

/** The values of each row, in the order of the columns. */
export type ValueLists = readonly (readonly unknown[])[];

/** The columns of several rows by their places. */
export interface RowShape {
  /** Columns with one value in all rows, which is bound once. */
  readonly shared: readonly number[];
  readonly own: readonly number[];
}

/** Of several rows most values are the same in all of them: only what names the row differs. */
export function shapeOf(lists: ValueLists, places: readonly number[]): RowShape {
  const shared: number[] = [];
  const own: number[] = [];
  for (const at of places) (isShared(lists, at) ? shared : own).push(at);
  return { shared, own };
}

function isShared(lists: ValueLists, at: number): boolean {
  const value = lists[0]![at];
  for (const list of lists) if (list[at] !== value) return false;
  return true;
}
