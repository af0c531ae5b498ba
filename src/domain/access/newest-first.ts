import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Scope } from './resolve-scope.ts';

/**
 * The order of rows that their network numbers (`seq`), the newest first: within one network its own count, over
 * several the time and, among rows of one millisecond, network and number. Both orders are total and walk an index.
 *
 * @param table the table or its alias in the query
 * @param time the column with the time of the row's beginning
 */
export function newestFirst(scope: Scope, table: string, time = 'created_at'): RawBuilder<unknown> {
  const [at, network, seq] = [time, 'network_id', 'seq'].map((column) => sql.ref(`${table}.${column}`));
  const one = scope.networkIds !== 'all' && scope.networkIds.length === 1;
  return one ? sql`${seq} desc` : sql`${at} desc, ${network} desc, ${seq} desc`;
}
