import { executorOf } from './queries.ts';
import { rowsOfPart, shapeOf, type PreparedRows, type RowShape, type ValueLists } from './row-shape.ts';
import { listerOf } from './value-lists.ts';
import { writtenQuery } from './written-query.ts';

/** Up to so many rows the text of the statement is kept: groups are not larger. So is that of whole parts of many rows. */
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

/**
 * The insertion of several rows on SQLite, with a value for each column of each row. Kysely would take longer to write the
 * text than SQLite takes to store the rows.
 */
export function prepareRowLists(table: string, columns: readonly string[]): PreparedRows {
  const texts = new Map<number | string, string>();
  const listOf = listerOf(columns);
  const places = [...columns.keys()];
  const whole: RowShape = { shared: [], own: places };
  return (db, rows) => {
    const lists = rows.map(listOf);
    const shape = rows.length < leastShared ? whole : shapeOf(lists, places);
    const key = shape.shared.length === 0 ? rows.length : `${rows.length} ${shape.shared.join()}`;
    let text = texts.get(key);
    if (text === undefined) {
      text = writeText(table, columns, shape, rows.length);
      if (texts.size === mostKept) texts.clear();
      if (rows.length <= mostRowsKept || rows.length === rowsOfPart) texts.set(key, text);
    }
    return executorOf(db).rowsOf(writtenQuery(text, valuesOf(shape, lists)));
  };
}

function writeText(table: string, columns: readonly string[], { shared, own }: RowShape, count: number): string {
  const row = `(${own.map(() => '?').join(', ')})`;
  const values = `values ${Array.from({ length: count }, () => row).join(', ')}`;
  const names = [...shared, ...own].map((at) => `"${columns[at]}"`);
  const into = `${insertOrFail} into "${table}" (${names.join(', ')})`;
  if (shared.length === 0) return `${into} ${values}`;
  return `${into} select ${shared.map(() => '?, ').join('')}each.* from (${values}) as each`;
}

function valuesOf({ shared, own }: RowShape, lists: ValueLists): readonly unknown[] {
  const values: unknown[] = shared.map((at) => lists[0]![at]);
  for (const list of lists) for (const at of own) values.push(list[at]);
  return values;
}
