import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient, QueryConfig, QueryResult as Answer } from 'pg';
import { demandReading } from './leaving-units.ts';
import { asFault, isRetryable, isStalePlan, spoilsConnection } from './postgres-faults.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { isPrepared } from './prepared-query.ts';
import type { StatementNames } from './statement-names.ts';
import type { StatementWatch } from './statement-watch.ts';
import type { UnitFault } from './unit.ts';

type Row = Record<string, unknown>;

/** Runs of one read: the migration of a newer hub may lock its tables crosswise, and make its plan stale. */
const maxRuns = 4;

/** What the connections of one database share. */
export interface PostgresParts {
  readonly pool: PostgresPool;
  readonly names: StatementNames;
  readonly watch: StatementWatch;
}

/** Any connection of the pool as Kysely sees it: each statement takes one for itself. It only reads. */
export class PostgresReader implements DatabaseConnection {
  readonly #parts: PostgresParts;

  constructor(parts: PostgresParts) {
    this.#parts = parts;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const { names, pool, watch } = this.#parts;
    watch.seen(sql, parameters);
    for (let run = 1; ; run += 1) {
      const config = names.config(sql, parameters);
      try {
        return asResult<R>(await pool.query(config, isPrepared(query)));
      } catch (error) {
        if (run === maxRuns || !isRetryable(error)) throw error;
        if (isStalePlan(error)) names.forget(config);
      }
    }
  }

  // Rows arrive at once: the hub's lists are bounded, and a cursor would cost another round trip a page.
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** One connection as one unit sees it. After the unit, and after a statement of it failed, it refuses. */
export class UnitConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #parts: PostgresParts;
  #fault: UnitFault | undefined;
  #ended = false;
  /** A fault made the connection unfit for another unit. */
  spoiled = false;
  /** Whether it refuses whatever is no plain query. */
  onlyReads = false;

  constructor(client: PoolClient, parts: PostgresParts) {
    this.#client = client;
    this.#parts = parts;
  }

  /** What the first failed statement threw, also when the unit's work has swallowed it. */
  get fault(): UnitFault | undefined {
    return this.#fault;
  }

  end(): void {
    this.#ended = true;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('this unit has ended: await every statement inside it');
    if (this.#fault !== undefined) throw this.#fault.error;
    if (this.onlyReads) demandReading(sql);
    this.#parts.watch.seen(sql, parameters);
    return asResult<R>(await this.send(this.#parts.names.config(sql, parameters)));
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** Sends a statement, of transaction control too, behind those that have no answer yet. */
  async send(query: QueryConfig): Promise<Answer<Row>> {
    try {
      return await this.#parts.pool.ask(this.#client, query);
    } catch (error) {
      this.spoiled ||= spoilsConnection(error);
      if (isStalePlan(error)) this.#parts.names.forget(query);
      const fault = asFault(error);
      this.#fault ??= { error: fault };
      throw fault;
    }
  }
}

function asResult<R>({ command, rowCount, rows }: Answer<Row>): QueryResult<R> {
  const writes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
  return writes ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as R[] } : { rows: rows as R[] };
}
