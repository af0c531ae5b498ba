import Sqlite from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { asSqliteFault } from './sqlite-faults.ts';
import type { StatementWatch } from './statement-watch.ts';

/** How many prepared statements one handle keeps; a hub has a few hundred texts. */
const cachedStatements = 1_000;
/** Texts without parameters that were seen once. */
const rememberedTexts = 100;
/** How long a statement waits for another process (a backup, a shell) that holds the file. */
const busyTimeoutMs = 5_000;
/** Pages in the write-ahead log at which a commit moves them itself, when the checkpoint thread fell behind: 32 MiB. */
const lastResortCheckpointPages = 8_000;

/** One connection to a SQLite file with its prepared statements, the least recently used dropped first. */
export class SqliteHandle {
  readonly raw: Sqlite.Database;
  readonly #watch: StatementWatch;
  readonly #seenOnce = new Set<string>();
  readonly #statements = new Map<string, Sqlite.Statement<unknown[]>>();

  /** Opens `file`, in WAL mode with a sync at each commit (promises D1); a read-only handle never writes. */
  constructor(file: string, mode: 'read' | 'write', watch: StatementWatch) {
    // Not `readonly`: on an empty file such a connection keeps its lock for ever, and no checkpoint can finish.
    this.raw = new Sqlite(file, { timeout: busyTimeoutMs });
    this.#watch = watch;
    if (mode === 'write') {
      this.raw.pragma('journal_mode = wal');
      this.raw.pragma('synchronous = full');
      this.raw.pragma(`wal_autocheckpoint = ${lastResortCheckpointPages}`);
      this.raw.pragma('journal_size_limit = 67108864');
    }
    this.raw.pragma('foreign_keys = on');
    this.raw.pragma('cache_size = -65536');
    this.raw.pragma('temp_store = memory');
    this.raw.pragma('mmap_size = 268435456');
    if (mode === 'read') this.raw.pragma('query_only = on');
  }

  /** Runs one statement. Its values are bound; numbers come back as numbers. */
  execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    this.#watch.seen(sql);
    const statement = this.#prepare(sql, parameters.length > 0);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    return new Written<R>(statement.run(parameters));
  }

  /** Rows one by one; the read stays open until the last of them. */
  *iterate<R>(sql: string, parameters: readonly unknown[]): IterableIterator<R> {
    this.#watch.seen(sql);
    // Not from the cache: an open iteration would block the next use of its statement.
    yield* this.raw.prepare(sql).iterate(parameters) as IterableIterator<R>;
  }

  close(): void {
    this.#statements.clear();
    this.raw.close();
  }

  // A text without parameters may have its values inside (MikroORM writes them so): it is kept when it comes again.
  #prepare(sql: string, keep: boolean): Sqlite.Statement<unknown[]> {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      if (this.#statements.size === cachedStatements) {
        this.#statements.delete(sql);
        this.#statements.set(sql, known);
      }
      return known;
    }
    const fresh = this.raw.prepare<unknown[]>(sql);
    if (keep || this.#returned(sql)) {
      if (this.#statements.size >= cachedStatements) {
        const oldest = this.#statements.keys().next().value;
        if (oldest !== undefined) this.#statements.delete(oldest);
      }
      this.#statements.set(sql, fresh);
    }
    return fresh;
  }

  #returned(sql: string): boolean {
    if (this.#seenOnce.delete(sql)) return true;
    if (this.#seenOnce.size >= rememberedTexts) this.#seenOnce.clear();
    this.#seenOnce.add(sql);
    return false;
  }
}

/** What a statement without rows did; its big integers are made only for who asks. */
class Written<R> implements QueryResult<R> {
  readonly rows: R[] = [];
  readonly #info: Sqlite.RunResult;

  constructor(info: Sqlite.RunResult) {
    this.#info = info;
  }

  get insertId(): bigint {
    return BigInt(this.#info.lastInsertRowid);
  }

  get numAffectedRows(): bigint {
    return BigInt(this.#info.changes);
  }
}

/** A handle as Kysely sees it. Ended, it refuses: a statement that a failed unit left behind must not reach the next one. */
export class SqliteConnection implements DatabaseConnection {
  readonly #handle: () => SqliteHandle;
  #ended = false;

  /** @param handle the handle to use, asked at each statement */
  constructor(handle: () => SqliteHandle) {
    this.#handle = handle;
  }

  end(): void {
    this.#ended = true;
  }

  // Kysely wants a promise; the statement itself has run before it returns.
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#demandOpen();
    try {
      return this.#handle().execute<R>(query.sql, query.parameters);
    } catch (error) {
      throw asSqliteFault(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#demandOpen();
    for (const row of this.#handle().iterate<R>(query.sql, query.parameters)) yield { rows: [row] };
  }

  #demandOpen(): void {
    if (this.#ended) throw new Error('this unit has ended: await every statement inside it');
  }
}
