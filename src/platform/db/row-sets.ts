import { executorOf } from './queries.ts';
import { shapeOf, type PreparedRows, type RowShape } from './row-shape.ts';
import { listerOf, pickerOf, type PickOf } from './value-lists.ts';
import { writtenQuery } from './written-query.ts';

/**
 * From so many rows on it pays to bind once what is the same in all of them. Groups of calls are smaller: the server would
 * plan a statement for each mixture of them.
 */
const leastShared = 100;
/** Statements that are kept of one insertion: their rows differ in what is the same in all of them. */
const mostKept = 16;

/** The insertion of rows that differ in some columns. */
interface Insertion {
  readonly sql: string;
  readonly pick: PickOf;
}

/** The insertion of several rows on Postgres: what differs in them goes as one JSON text, for any number of rows. */
export function prepareRowSets(table: string, columns: readonly string[]): PreparedRows {
  const kept = new Map<string, Insertion>();
  const listOf = listerOf(columns);
  const places = [...columns.keys()];
  const text = writeText(table, columns, { shared: [], own: places });
  return (db, rows) => {
    const executor = executorOf(db);
    if (rows.length < leastShared) return executor.rowsOf(writtenQuery(text, [JSON.stringify(rows)]));
    const shape = shapeOf(rows.map(listOf), places);
    const key = shape.shared.join();
    let insertion = kept.get(key);
    if (insertion === undefined) {
      const pick = pickerOf(shape.own.map((at) => columns[at]!));
      insertion = { sql: writeText(table, columns, shape), pick };
      if (kept.size === mostKept) kept.clear();
      kept.set(key, insertion);
    }
    const first = listOf(rows[0]!);
    const parameters = [JSON.stringify(rows.map(insertion.pick)), ...shape.shared.map((at) => first[at])];
    return executor.rowsOf(writtenQuery(insertion.sql, parameters));
  };
}

function writeText(table: string, columns: readonly string[], { shared, own }: RowShape): string {
  const nameOf = (at: number): string => `"${columns[at]}"`;
  const names = [...own, ...shared].map(nameOf);
  const values = [...own.map(nameOf), ...shared.map((_at, n) => `$${n + 2}`)];
  return `insert into "${table}" (${names.join(', ')})
    select ${values.join(', ')} from json_populate_recordset(null::"${table}", $1)`;
}
