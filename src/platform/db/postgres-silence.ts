import { Client, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { Log } from '../log.ts';
import { hasSqlState } from './postgres-faults.ts';
import { sendTogether } from './postgres-batch.ts';

/** A connection that is silent for this long is checked. Together with the check a call stays below 5 s. */
const silentMs = 1_200;
/** For a fresh connection to be made and to answer. */
const answerMs = 1_000;
/** A connection without an answer for this long is given up also while the server works: its own limit comes before. */
const longestMs = 20_000;
const lookEveryMs = 250;

type Answer = QueryResult<Record<string, unknown>>;

/** An open connection, in monotonic milliseconds. */
interface Watched {
  /** Statements that have no answer yet. */
  owed: number;
  /** The last answer, or the first statement since. */
  heardAt: number;
  /** The same, or when the server was last seen at work on a statement. */
  aliveAt: number;
  isUsed: boolean;
}

/**
 * Finds connections whose packets are swallowed on the way (a dropped route, a firewall that forgot them): TCP would
 * let their statements wait for many minutes. A connection that has long owed an answer is asked after on a fresh one:
 * the server still works on the statement, or it knows of none and the connection hangs. Hanging ones are destroyed,
 * those that lie idle with them.
 *
 * A statement only counts up and down here. The driver's own limit (`query_timeout`) costs each of them a timer and a
 * closure that V8 makes in its old generation, where it keeps the statement and all who wait for it.
 */
export class SilenceWatch {
  readonly #url: string;
  readonly #log: Log;
  readonly #longestMs: number;
  readonly #open = new Map<PoolClient, Watched>();
  readonly #timer: NodeJS.Timeout;
  #asking = false;
  /** When the server last responded. */
  #heardAt = 0;

  /** @param longest milliseconds without an answer that a server may take which works on it */
  constructor(pool: Pool, url: string, log: Log, longest = longestMs) {
    this.#url = url;
    this.#log = log;
    this.#longestMs = longest;
    pool.on('connect', (client) => this.#open.set(client, { owed: 0, heardAt: 0, aliveAt: 0, isUsed: false }));
    pool.on('acquire', (client) => this.#use(client, true));
    pool.on('release', (_error, client) => this.#use(client, false));
    pool.on('remove', (client) => this.#open.delete(client));
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  }

  /** Sends a statement; rejects when the connection is found hanging. @param send the way */
  async ask(client: PoolClient, query: QueryConfig, send = sendTogether): Promise<Answer> {
    const watched = this.#open.get(client);
    // The pool has closed it: the driver says so.
    if (watched === undefined) return send(client, query);
    if (watched.owed === 0) watched.heardAt = watched.aliveAt = performance.now();
    watched.owed += 1;
    try {
      const answer = await send(client, query);
      this.#heardAt = performance.now();
      return answer;
    } finally {
      watched.owed -= 1;
      watched.heardAt = watched.aliveAt = performance.now();
    }
  }

  /** Destroys the idle connections, also those that are about to close. */
  destroyUnused(): void {
    for (const [client, { isUsed }] of this.#open) if (!isUsed) destroy(client);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #use(client: PoolClient, isUsed: boolean): void {
    const watched = this.#open.get(client);
    if (watched !== undefined) watched.isUsed = isUsed;
  }

  async #look(): Promise<void> {
    const begun = performance.now();
    const silent = [...this.#open].filter(([, { owed, aliveAt }]) => owed > 0 && aliveAt < begun - silentMs);
    if (this.#asking || silent.length === 0) return;
    this.#asking = true;
    const working = await this.#askAfter(
      begun,
      silent.map(([client]) => processIdOf(client)),
    );
    this.#asking = false;
    for (const [client, watched] of silent) if (working(processIdOf(client))) watched.aliveAt = performance.now();
    // What has been answered meanwhile is no longer owed, or was heard since: a process may have slept for minutes.
    const hanging = silent.filter(
      ([, { owed, aliveAt, heardAt }]) => owed > 0 && (aliveAt < begun || heardAt < begun - this.#longestMs),
    );
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

/** Destroys a connection without notifying the other side, which may be unreachable. */
function destroy(client: PoolClient): void {
  client.connection.stream.destroy();
}

/** The backend that serves a connection; the driver has it, its types do not. */
function processIdOf(client: PoolClient): number {
  return (client as PoolClient & { readonly processID: number }).processID;
}
