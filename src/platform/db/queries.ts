import {
  DefaultQueryExecutor,
  Kysely,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import type { HubTables } from '../../entities/index.ts';

/** Typed SQL on the hub's tables; statements are prepared once per text. */
export type Queries = Kysely<HubTables>;

/** The parts of a dialect that do not depend on a connection, built once. */
export interface QueryLanguage {
  readonly dialect: Dialect;
  readonly compiler: QueryCompiler;
  readonly adapter: DialectAdapter;
}

/** The parts of `dialect` that every `Queries` on it shares. */
export function languageOf(dialect: Dialect): QueryLanguage {
  return { dialect, compiler: dialect.createQueryCompiler(), adapter: dialect.createAdapter() };
}

/** A connection whose statements have run when they return, as those of SQLite have. */
export interface SyncConnection extends DatabaseConnection {
  /** As `executeQuery`. @returns undefined when the statement has to be waited for */
  runNow<R>(query: CompiledQuery): QueryResult<R> | undefined;
}

/**
 * Queries that run on one given connection, without Kysely's own acquire-and-release around each statement: that
 * costs more than a prepared statement does. `.transaction()` on them is refused: units come from
 * `Database.transaction`.
 */
export function queriesOn(
  { dialect, compiler, adapter }: QueryLanguage,
  connection: DatabaseConnection | SyncConnection,
): Queries {
  const executor = new DirectExecutor(compiler, adapter, connection);
  return new Kysely<HubTables>({ config: { dialect }, dialect, driver: fixedDriver, executor });
}

/** What runs the statements of `queriesOn`. */
export const executorOf = (db: Queries): DirectExecutor => db.getExecutor() as DirectExecutor;

class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection | SyncConnection;

  constructor(compiler: QueryCompiler, adapter: DialectAdapter, connection: DatabaseConnection | SyncConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }

  /**
   * The rows of a query. No async function: V8 would make a context and two promises more for each statement, and what
   * has run needs no promise of its own.
   */
  rowsOf(query: CompiledQuery): Promise<unknown[]> {
    const connection = this.#connection;
    if ('runNow' in connection) {
      try {
        const result = connection.runNow(query);
        if (result !== undefined) return Promise.resolve(result.rows);
      } catch (error) {
        return rejectWith(error);
      }
    }
    return connection.executeQuery(query).then(({ rows }) => rows);
  }
}

async function rejectWith(error: unknown): Promise<never> {
  throw error;
}

const refuse = (): never => {
  throw new Error('transactions are opened by Database.transaction only');
};

const fixedDriver: Driver = {
  init: async () => undefined,
  acquireConnection: async () => refuse(),
  beginTransaction: async () => refuse(),
  commitTransaction: async () => refuse(),
  rollbackTransaction: async () => refuse(),
  releaseConnection: async () => undefined,
  destroy: async () => undefined,
};
