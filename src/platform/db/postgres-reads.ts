import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { asFault, spoilsConnection } from './postgres-faults.ts';

type Answer = QueryResult<Record<string, unknown>>;

/**
 * How many reads share a connection. Each waits for those before it: many may share one where none takes long, and of
 * the others few.
 */
const together = { quick: 16, other: 4 };

/** How reads reach the server. */
export interface ReadParts {
  /** @throws DatabaseUnavailable when no connection comes free in time */
  connect(): Promise<PoolClient>;
  /** As `PostgresPool.ask`, for a statement that fails alone. */
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
  readonly #quick: Read[] = [];
  readonly #other: Read[] = [];
  #sending = false;

  constructor(parts: ReadParts) {
    this.#parts = parts;
  }

  /**
   * @param quick whether the read takes hardly any time
   * @throws DatabaseUnavailable, or what the server refused with
   */
  query(query: QueryConfig, quick: boolean): Promise<Answer> {
    if (!this.#sending) setImmediate(() => this.#sendAll());
    this.#sending = true;
    return new Promise((resolve, reject) => {
      (quick ? this.#quick : this.#other).push({ query, resolve, reject });
    });
  }

  #sendAll(): void {
    this.#sending = false;
    while (this.#quick.length > 0) void this.#send(this.#quick.splice(0, together.quick));
    while (this.#other.length > 0) void this.#send(this.#other.splice(0, together.other));
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
