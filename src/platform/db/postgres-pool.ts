import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import type { Log } from '../log.ts';
import { sendAlone } from './postgres-batch.ts';
import { RowClient } from './postgres-client.ts';
import { asFault } from './postgres-faults.ts';
import { PostgresReads } from './postgres-reads.ts';
import { hubTypes } from './postgres-types.ts';
import { SilenceWatch } from './postgres-silence.ts';

/** After this time a call fails because the database is unreachable. */
const connectTimeoutMs = 3_000;
const lockTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
/** How long a connection may take to close when the pool is closed. */
const goodbyeMs = 1_000;

/** Connections to one database; one that hangs is destroyed and replaced. */
export interface PostgresPool {
  /** @throws DatabaseUnavailable when none comes free in time */
  connect(): Promise<PoolClient>;
  /**
   * Reads by one statement, together with others of this turn.
   *
   * @param quick a statement of a hot path, which keeps the others waiting for hardly any time
   * @throws DatabaseUnavailable, or what the server refused with
   */
  query(query: QueryConfig, quick?: boolean): Promise<QueryResult<Record<string, unknown>>>;
  /**
   * Sends one statement of a unit on a connection that `connect` gave, together with the others of this turn: when one of
   * them fails, so do those behind it.
   *
   * @throws what the driver throws
   */
  ask(client: PoolClient, query: QueryConfig): Promise<QueryResult<Record<string, unknown>>>;
  /** How many wait for a connection. */
  waiting(): number;
  /** Waits for the connections that are in use, then ends all. */
  end(): Promise<void>;
}

/**
 * A statement with a name is planned once, for all values, as SQLite does: left to itself the server plans anew each time
 * where a limit is bound, because it takes the limit for a tenth of all rows. Tables in partitions are left to it, since
 * a plan for all values weighs every partition and then prefers a sort to an index.
 */
const choosePlanning = `select set_config('plan_cache_mode',
  case when exists (select from pg_partitioned_table) then 'auto' else 'force_generic_plan' end, false)`;

/**
 * Connections in UTC that can only read unless a unit says otherwise: a write outside a unit fails here as it does on
 * SQLite. Statements of one connection are sent without waiting for the one before (`pipeline`).
 */
export function createPool(url: string, size: number, log: Log): PostgresPool {
  const config: PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: size,
    Client: RowClient,
    types: hubTypes,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 60_000,
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
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query(choosePlanning).catch(() => undefined);
  });
  const silence = new SilenceWatch(pool, url, log);
  const connect = (): Promise<PoolClient> =>
    pool.connect().catch((error: unknown) => {
      throw asFault(error);
    });
  const askAlone: PostgresPool['ask'] = (client, query) => {
    gatherWrites(client);
    return silence.ask(client, query, sendAlone);
  };
  const reads = new PostgresReads({ connect, ask: askAlone });
  return {
    connect,
    ask: (client, query) => silence.ask(client, query),
    query: (query, quick = false) => reads.query(query, quick),
    waiting: () => pool.waitingCount,
    async end() {
      const goodbye = setInterval(() => silence.destroyUnused(), goodbyeMs);
      await pool.end().finally(() => clearInterval(goodbye));
      silence.stop();
    },
  };
}

/** Reads that are sent in one turn leave in one write. */
function gatherWrites({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
