import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { behind } from './key-order.ts';
import { definePages } from './page-cursor.ts';
import type { Pages } from './page-cursor.ts';
import { inScope } from './in-scope.ts';
import type { Scope } from './resolve-scope.ts';

/** Time, network and number of a row: its place in the order of `newestFirst`. */
export type NewestKey = readonly [number, string, number];

/** The pages of a list in the order of `newestFirst`. */
export const defineNewestPages = (list: string): Pages<NewestKey> => definePages(list, 'number', 'text', 'number');

/**
 * The order of rows that their network numbers (`seq`), the newest first: within one network its own count, over
 * several the time and, among rows of one millisecond, network and number. Both orders are total and walk an index.
 *
 * @param table the table or its alias in the query
 * @param time the column with the time of the row's beginning
 */
export function newestFirst(scope: Scope, table: string, time = 'created_at'): RawBuilder<unknown> {
  const [at, network, seq] = [time, 'network_id', 'seq'].map((column) => sql.ref(`${table}.${column}`));
  return isOneNetwork(scope) ? sql`${seq} desc` : sql`${at} desc, ${network} desc, ${seq} desc`;
}

/** A condition that keeps what `newestFirst` sorts after a row; undefined keeps all. */
export function behindNewest(
  scope: Scope,
  table: string,
  key: NewestKey | undefined,
  time = 'created_at',
): RawBuilder<SqlBool> {
  if (key === undefined || !isOneNetwork(scope)) {
    return behind([`${table}.${time}`, `${table}.network_id`, `${table}.seq`], key, 'desc');
  }
  return behind([`${table}.seq`], [key[2]], 'desc');
}

/**
 * As `inScope`, for a list in the order of `newestFirst` that nothing else narrows. Over several networks SQLite would
 * read all that they hold and sort it: the double negation keeps it on the index of the order, which ends with the
 * page.
 */
export function inScopeNewest(scope: Scope, table: string): RawBuilder<SqlBool> {
  const { networkIds } = scope;
  if (networkIds === 'all' || networkIds.length < 2) return inScope(scope, `${table}.network_id`);
  return sql<SqlBool>`not (${sql.ref(`${table}.network_id`)} not in (${sql.join(networkIds)}))`;
}

function isOneNetwork({ networkIds }: Scope): boolean {
  return networkIds !== 'all' && networkIds.length === 1;
}
