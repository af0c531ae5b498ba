import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { OpenUnit, Unit } from './unit.ts';
import { asFault, isRetryable, spoilsConnection } from './postgres-faults.ts';
import type { StatementNames } from './postgres-pool.ts';
import type { StatementWatch } from './statement-watch.ts';

/** Whatever can run a statement: the pool, or one of its connections. */
export type Runner = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

/** A pool or one of its connections as Kysely sees it. Ended, it refuses. */
export class PostgresConnection implements DatabaseConnection {
  readonly #runner: Runner;
  readonly #names: StatementNames;
  readonly #watch: StatementWatch;
  /** The last fault that makes the connection unfit for another unit. */
  spoiled = false;
  #ended = false;

  constructor(runner: Runner, names: StatementNames, watch: StatementWatch) {
    this.#runner = runner;
    this.#names = names;
    this.#watch = watch;
  }

  end(): void {
    this.#ended = true;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('this unit has ended: await every statement inside it');
    this.#watch.seen(query.sql);
    try {
      const config = this.#names.config(query.sql, query.parameters);
      const { command, rowCount, rows } = await this.#runner.query<Record<string, unknown>>(config);
      const writes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return writes ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as R[] } : { rows: rows as R[] };
    } catch (error) {
      this.spoiled ||= spoilsConnection(error);
      throw asFault(error);
    }
  }

  // Rows arrive at once: the hub's lists are bounded, and a cursor would cost another round trip a page.
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** What a unit needs of its database. */
export interface UnitSource {
  readonly pool: Pool;
  connectionOn(client: PoolClient): PostgresConnection;
  unitOn(connection: PostgresConnection): OpenUnit;
}

/** Runs of one unit before its deadlock is reported. */
const maxRuns = 4;
/** Before the second run; a victim that starts over at once can take the same row ahead of the one that it freed. */
const pauseMs = 10;

/**
 * Runs `work` in one transaction, again after a deadlock or a serialization failure.
 *
 * @throws DatabaseUnavailable, or what `work` threw
 */
export async function runUnit<T>(source: UnitSource, work: (unit: Unit) => Promise<T>, run = 1): Promise<T> {
  try {
    return await tryUnit(source, work);
  } catch (error) {
    if (!isRetryable(error) || run === maxRuns) throw error;
  }
  await setTimeout(run * pauseMs * (1 + Math.random()));
  return runUnit(source, work, run + 1);
}

async function tryUnit<T>(source: UnitSource, work: (unit: Unit) => Promise<T>): Promise<T> {
  const client = await source.pool.connect().catch((error: unknown) => {
    throw asFault(error);
  });
  const connection = source.connectionOn(client);
  let broken = false;
  try {
    const unit = source.unitOn(connection);
    // Sent together with the first statement; when it fails, so does that one.
    const begun = client.query('begin read write');
    begun.catch(() => undefined);
    const result = await unit.perform(work);
    connection.end();
    await begun;
    const { command } = await client.query('commit');
    // The server answers a commit with ROLLBACK when a statement failed and the work went on all the same.
    if (command !== 'COMMIT') throw new Error('a statement of this unit failed and its error was swallowed');
    unit.runEffects();
    return result;
  } catch (error) {
    connection.end();
    broken = connection.spoiled || spoilsConnection(error) || !(await rollback(client));
    throw asFault(error);
  } finally {
    client.release(broken);
  }
}

async function rollback(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
