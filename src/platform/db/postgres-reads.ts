import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { asFault, spoilsConnection } from './postgres-faults.ts';

type Answer = QueryResult<Record<string, unknown>>;

/** Reads that share a connection: each waits for those before it, so they are few. */
const readsTogether = 4;

/** How reads reach the server. */
export interface ReadParts {
  /** @throws DatabaseUnavailable when no connection comes free in time */
  connect(): Promise<PoolClient>;
  /** As `PostgresPool.ask`. */
  ask(client: PoolClient, query: QueryConfig): Promise<Answer>;
}

interface Read {
  readonly query: QueryConfig;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends the reads of one turn of the loop together, a few on one connection: waking the server and taking a
 * connection cost as much as a small read. Each is a transaction of its own, and fails alone.
 */
export class PostgresReads {
  readonly #parts: ReadParts;
  #waiting: Read[] = [];

  constructor(parts: ReadParts) {
    this.#parts = parts;
  }

  /** @throws DatabaseUnavailable, or what the server refused with */
  query(query: QueryConfig): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ query, resolve, reject }) === 1) setImmediate(() => this.#sendAll());
    });
  }

  #sendAll(): void {
    const reads = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < reads.length; from += readsTogether) {
      void this.#send(reads.slice(from, from + readsTogether));
    }
  }

  /** Never rejects. */
  async #send(reads: readonly Read[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.#parts.connect();
    } catch (error) {
      for (const { reject } of reads) reject(error);
      return;
    }
    let spoiled = false;
    const run = async ({ query, resolve, reject }: Read): Promise<void> => {
      try {
        resolve(await this.#parts.ask(client, query));
      } catch (error) {
        spoiled ||= spoilsConnection(error);
        reject(asFault(error));
      }
    };
    await Promise.all(reads.map(run));
    client.release(spoiled);
  }
}
