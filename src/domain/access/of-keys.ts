import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * A condition that keeps the rows with these keys. Their networks are bound besides, as values of their own: an engine
 * that spreads a table by network looks only where one of the rows can be. For sweeps, whose rows are of many networks.
 *
 * @param rows at least one
 * @param column what identifies a row within its network: a text, or a whole number
 */
export function ofKeys<C extends string>(
  rows: readonly (Readonly<Record<C, string | number>> & { readonly network_id: string })[],
  column: C,
): RawBuilder<SqlBool> {
  const networks = [...new Set(rows.map((row) => row.network_id))];
  const keys = rows.map((row) => sql`(${row.network_id}, ${typed(row[column])})`);
  return sql<SqlBool>`(network_id in (${sql.join(networks)})
    and (network_id, ${sql.ref(column)}) in (values ${sql.join(keys)}))`;
}

/** Postgres takes a parameter in a list of values for a text unless its type is said. */
function typed(value: string | number): RawBuilder<unknown> {
  return typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`;
}
