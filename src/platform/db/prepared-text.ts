import type { PreparedQuery } from './prepared-query.ts';
import { executorOf } from './queries.ts';
import { listerOf } from './value-lists.ts';
import { writtenQuery } from './written-query.ts';

/** `:name`, but no cast (`::bigint`). */
const slots = /(?<!:):([a-z]\w*)/gi;

/**
 * As `prepareQuery`, for a statement of Postgres that is written out. `:name` stands for a value, which is bound once
 * however often it stands there; `prepareQuery` binds it each time.
 *
 * @param text its values need a cast wherever Postgres would take them for texts: in the list of a `select`
 */
export function prepareText<P extends object, R>(text: string): PreparedQuery<P, readonly R[]> {
  const names: string[] = [];
  const sql = text.replace(slots, (_slot, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const list = listerOf(names);
  return (db, values) => executorOf(db).rowsOf(writtenQuery(sql, list(values))) as Promise<readonly R[]>;
}
