import { Pool, types, type PoolConfig, type QueryConfig } from 'pg';
import type { Log } from '../log.ts';

/** After this a call is told that the database is away (promises O4). */
const connectTimeoutMs = 2_000;
const lockTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
/** The server's own limit comes first; this one is for a server that says nothing any more. */
const silenceTimeoutMs = 20_000;

const int8 = 20;
const numeric = 1700;

// Counters, times and sums of them stay below 2^53: as numbers they look the same as on SQLite.
const numbers: PoolConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric
      ? Number
      : (types.getTypeParser(oid, format) as unknown)) as typeof types.getTypeParser,
};

/**
 * Connections in UTC that can only read unless a unit says otherwise: a write outside a unit fails here as it does on
 * SQLite. Statements of one connection are sent without waiting for the one before (`pipeline`).
 */
export function createPool(url: string, size: number, log: Log): Pool {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: size,
    types: numbers,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
    query_timeout: silenceTimeoutMs,
    application_name: 'hub',
    options: [
      '-c timezone=UTC',
      '-c default_transaction_read_only=on',
      `-c lock_timeout=${lockTimeoutMs}`,
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
    ].join(' '),
  };
  const pool = new Pool(config);
  // Without listeners a connection that the server drops would end the process. Whoever uses it hears of it anyway.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const namedStatements = 1_000;

/** Names for texts that come again: the server then parses and plans them once per connection. */
export class StatementNames {
  readonly #names = new Map<string, string | null>();

  /** The query as the driver wants it; from the second time on with a name. */
  config(sql: string, parameters: readonly unknown[]): QueryConfig {
    const values = parameters as unknown[];
    // MikroORM writes the values into the text: such a text hardly comes again.
    if (values.length === 0) return { text: sql };
    const known = this.#names.get(sql);
    if (known === undefined) {
      if (this.#names.size < namedStatements) this.#names.set(sql, null);
      return { text: sql, values };
    }
    if (known !== null) return { name: known, text: sql, values };
    const name = `s${this.#names.size}_${sql.length}_${this.#counter++}`;
    this.#names.set(sql, name);
    return { name, text: sql, values };
  }

  #counter = 0;
}
