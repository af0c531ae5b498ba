import { Client, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Log } from '../log.ts';
import { hasSqlState } from './postgres-faults.ts';
import { PostgresStatement } from './postgres-statement.ts';

/** A connection that is silent for this long is checked. Together with the check a call stays below 5 s. */
const silentMs = 1_200;
/** For a fresh connection to be made and to answer. */
const answerMs = 1_000;
const lookEveryMs = 250;

type Answer = QueryResult<Record<string, unknown>>;

/** A connection that owes answers. */
interface Debt {
  statements: number;
  /** The last sign of life, or the first statement since; monotonic milliseconds. */
  since: number;
}

/**
 * Finds connections whose packets are swallowed on the way (a dropped route, a firewall that forgot them): TCP would
 * let their statements wait for many minutes. A connection that has long owed an answer is asked after on a fresh one:
 * the server still works on the statement, or it knows of none and the connection hangs. Hanging ones are destroyed,
 * those that lie idle with them.
 */
export class SilenceWatch {
  readonly #url: string;
  readonly #log: Log;
  readonly #debts = new Map<PoolClient, Debt>();
  readonly #all = new Set<PoolClient>();
  readonly #used = new Set<PoolClient>();
  readonly #timer: NodeJS.Timeout;
  #asking = false;
  /** When the server last responded. */
  #heardAt = 0;

  constructor(pool: Pool, url: string, log: Log) {
    this.#url = url;
    this.#log = log;
    pool.on('connect', (client) => this.#all.add(client));
    pool.on('acquire', (client) => this.#used.add(client));
    pool.on('release', (_error, client) => this.#used.delete(client));
    pool.on('remove', (client) => this.#all.delete(client));
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  }

  /** Sends a statement at once; rejects when the connection is found hanging. */
  async ask(client: PoolClient, query: QueryConfig): Promise<Answer> {
    let debt = this.#debts.get(client);
    if (debt === undefined) {
      debt = { statements: 0, since: performance.now() };
      this.#debts.set(client, debt);
    }
    debt.statements += 1;
    try {
      const answer = await run(client, query);
      this.#heardAt = performance.now();
      return answer;
    } finally {
      debt.statements -= 1;
      debt.since = performance.now();
      if (debt.statements === 0) this.#debts.delete(client);
    }
  }

  /** Destroys the idle connections, also those that are about to close. */
  destroyUnused(): void {
    for (const client of this.#all) if (!this.#used.has(client)) destroy(client);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const before = performance.now() - silentMs;
    const silent = [...this.#debts].filter(([, { since }]) => since < before);
    if (this.#asking || silent.length === 0) return;
    this.#asking = true;
    const begun = performance.now();
    const working = await this.#askAfter(
      begun,
      silent.map(([client]) => processIdOf(client)),
    );
    this.#asking = false;
    for (const [client, debt] of silent) if (working(processIdOf(client))) debt.since = performance.now();
    const hanging = silent.filter(([client, debt]) => this.#debts.get(client) === debt && debt.since < begun);
    if (hanging.length === 0) return;
    this.#log.warn({ connections: hanging.length }, 'database connections hang and are replaced');
    for (const [client] of hanging) destroy(client);
    this.destroyUnused();
  }

  /** Which of these backends work on a statement; none of them when the server says nothing. */
  async #askAfter(begun: number, pids: readonly number[]): Promise<(pid: number) => boolean> {
    const fresh = new Client({
      connectionString: this.#url,
      application_name: 'hub-watch',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    fresh.on('error', () => undefined);
    const limit = setTimeout(() => fresh.connection.stream.destroy(), answerMs);
    try {
      await fresh.connect();
      const { rows } = await fresh.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any($1) and state = 'active'`,
        [pids],
      );
      const active = new Set(rows.map(({ pid }) => pid));
      return (pid) => active.has(pid);
    } catch (error) {
      // A server that refuses (it has no connection left), or has answered others meanwhile, is alive.
      const isAlive = hasSqlState(error) || this.#heardAt > begun;
      return () => isAlive;
    } finally {
      clearTimeout(limit);
      fresh.connection.stream.destroy();
    }
  }
}

function run(client: PoolClient, query: QueryConfig): Promise<Answer> {
  const { name } = query;
  if (name === undefined) return client.query<Record<string, unknown>>(query);
  return new Promise((resolve, reject) => {
    client.query(
      new PostgresStatement(name, query, (error, answer) => {
        if (answer === undefined) reject(error ?? new Error('no answer'));
        else resolve(answer);
      }),
    );
  });
}

/** Destroys a connection without notifying the other side, which may be unreachable. */
function destroy(client: PoolClient): void {
  client.connection.stream.destroy();
}

/** The backend that serves a connection; the driver has it, its types do not. */
function processIdOf(client: PoolClient): number {
  return (client as PoolClient & { readonly processID: number }).processID;
}
