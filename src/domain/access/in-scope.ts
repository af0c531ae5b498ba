import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Scope } from './resolve-scope.ts';

/**
 * The id of a scope that is exactly one network, all of it: what a query that is built once can be bound to. Undefined
 * for every other scope, whose query depends on it.
 */
export function plainNetwork(scope: Scope): string | undefined {
  const { networkIds, restricted } = scope;
  return networkIds !== 'all' && networkIds.length === 1 && restricted === undefined ? networkIds[0] : undefined;
}

/** A `where` condition that keeps the rows of the scope; `column` names the network column, qualified if need be. */
export function inScope(scope: Scope, column = 'network_id'): RawBuilder<SqlBool> {
  const ids = scope.networkIds;
  if (ids === 'all') return sql<SqlBool>`1 = 1`;
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  if (ids.length === 1) return sql<SqlBool>`${sql.ref(column)} = ${ids[0]}`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`;
}

/** The same for a search of entities that name their network `networkId`. */
export function ofScope({ networkIds }: Scope): { readonly networkId?: { readonly $in: string[] } } {
  return networkIds === 'all' ? {} : { networkId: { $in: [...networkIds] } };
}

const column = sql.ref('network_id');

/**
 * Every network by its id. The keys of growing tables begin with the network: so even a caller who may read all of them
 * finds a row by one index look-up in each network, not by a walk through the table.
 */
export const inAnyNetwork: RawBuilder<SqlBool> = sql<SqlBool>`${column} in (select ${column} from ${sql.table('networks')})`;

/** As `inScope`, for a row that is asked for by its id. */
export function inObjectScope(scope: Scope): RawBuilder<SqlBool> {
  return scope.networkIds === 'all' ? inAnyNetwork : inScope(scope);
}
