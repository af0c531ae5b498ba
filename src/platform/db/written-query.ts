import { CompiledQuery } from 'kysely';

/** What Kysely wants to know of any query. */
const { query, queryId } = CompiledQuery.raw('');

/** A statement whose text is written out, as `executorOf(db).rowsOf` takes it. */
export function writtenQuery(sql: string, parameters: readonly unknown[]): CompiledQuery {
  return { query, queryId, sql, parameters };
}
