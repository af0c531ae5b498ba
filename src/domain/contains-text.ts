import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { containing } from './fold-text.ts';

/**
 * A condition: one of the columns contains the text. The letters A to Z match in either case, all others as the engine
 * lowers them; a text that stands in a column as it is written is always found. Wildcards are plain characters. No index
 * serves it: it belongs behind a bound of rows.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const folded = text.toLowerCase();
  // What the program and the engine may lower differently is looked for as it stands too.
  const asItStands = folded === text && /^[\x20-\x7e]*$/.test(text) ? [] : [containing(text)];
  const conditions = columns.flatMap((column) => [
    sql<SqlBool>`lower(${sql.ref(column)}) like ${containing(folded)} escape '\\'`,
    ...asItStands.map((pattern) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`),
  ]);
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
