import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { inScope } from './resolve-scope.ts';
import type { Scope } from './resolve-scope.ts';

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
