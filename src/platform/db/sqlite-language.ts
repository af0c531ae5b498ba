import { SqliteDialect, SqliteQueryCompiler, type LimitNode } from 'kysely';
import { languageOf, queriesOn, type Queries } from './queries.ts';
import { SqliteReader, type WritesBeside } from './sqlite-connection.ts';
import { SqliteHandle } from './sqlite-handle.ts';
import type { StatementWatch } from './statement-watch.ts';

/**
 * SQLite looks at the value of a bound limit when it plans, so it plans the statement anew for each run, which takes
 * three times as long as a short page itself. It does not look into a sum.
 */
class SteadyCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(node);
    this.append(' + 0');
  }
}

class HubDialect extends SqliteDialect {
  override createQueryCompiler(): SteadyCompiler {
    return new SteadyCompiler();
  }
}

/** How the hub's queries are spelt for SQLite. */
export const sqliteLanguage = languageOf(
  new HubDialect({
    database: () => {
      throw new Error('the hub opens its own connections');
    },
  }),
);

/**
 * A handle that reads what is committed, and queries on it.
 *
 * @param beside as `SqliteReader` takes it
 */
export const openSqliteReader = (
  file: string,
  watch: StatementWatch,
  beside?: WritesBeside,
): { handle: SqliteHandle; reader: Queries } => {
  const handle = new SqliteHandle(file, 'read', watch);
  return { handle, reader: queriesOn(sqliteLanguage, new SqliteReader(handle, beside)) };
};
