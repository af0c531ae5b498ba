import Sqlite from 'better-sqlite3';
import type { QueryResult } from 'kysely';
import type { StatementWatch } from './statement-watch.ts';

/** How many prepared statements one handle keeps; a hub has a few hundred texts. */
const cachedStatements = 1_000;
/** A statement never waits inside SQLite for the lock of another process: that would hold the whole loop. */
const busyTimeoutMs = 0;
/**
 * Bytes of a page of a new file. A commit writes whole pages, many of them for one short entry of an index: small ones make
 * the log a third shorter, and reads are no slower.
 */
const pageBytes = 2_048;
/**
 * KiB of pages that a handle keeps. Reads come from the mapped file; the cache only has to hold what a few commits change,
 * and a full group of dispatches changes 0.8 MiB. SQLite looks at every page of it at the end of most commits (whenever a
 * page of an index was split): of 8 MiB that is 2 to 3 % of the processor time of a lone dispatch.
 */
const cacheKiB = 2_048;
/** Pages in the write-ahead log at which a commit moves them itself, when the checkpoint thread fell behind: 55 MiB. */
const lastResortCheckpointPages = 28_000;

/** Statements that may end a transaction. */
const control = /^\s*(?:commit|end|rollback)\b/i;

interface Prepared {
  readonly statement: Sqlite.Statement<unknown[]>;
  readonly isControl: boolean;
}

/** One connection to a SQLite file with its prepared statements, the least recently used dropped first. */
export class SqliteHandle {
  readonly raw: Sqlite.Database;
  readonly #watch: StatementWatch;
  readonly #statements = new Map<string, Prepared>();
  #undoings = 0;

  /**
   * Opens `file`, in WAL mode with a sync at each commit (rule platform-durable-answers); a read-only handle never
   * writes.
   */
  constructor(file: string, mode: 'read' | 'write', watch: StatementWatch) {
    // Not `readonly`: on an empty file such a connection keeps its lock for ever, and no checkpoint can finish.
    this.raw = new Sqlite(file, { timeout: busyTimeoutMs });
    this.#watch = watch;
    try {
      this.#configure(mode);
    } catch (error) {
      this.raw.close();
      throw error;
    }
  }

  /**
   * How often a transaction ended while a unit was at work: a statement failed and SQLite undid all of it (a full disk,
   * for one). To ask SQLite ahead of each statement costs a fiftieth of a dispatch.
   */
  get undoings(): number {
    return this.#undoings;
  }

  /** Counts the transaction that is open no more after a statement of a unit. */
  noteUndoing(): void {
    if (!this.raw.inTransaction) this.#undoings += 1;
  }

  /** Runs one statement. Its values are bound; numbers come back as numbers. */
  execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    this.#watch.seen(sql, parameters);
    const { statement, isControl } = this.#prepare(sql);
    // One by one: of an array the driver asks V8 for each value.
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const written = new Written<R>(statement.run(...parameters));
    if (isControl) this.noteUndoing();
    return written;
  }

  /** Runs one statement, as `execute`; undefined for one that would change something, which it does not run. */
  read<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> | undefined {
    const { statement } = this.#prepare(sql);
    if (!statement.readonly || !statement.reader) return undefined;
    this.#watch.seen(sql, parameters);
    return { rows: statement.all(...parameters) as R[] };
  }

  /** Rows one by one; the read stays open until the last of them. */
  *iterate<R>(sql: string, parameters: readonly unknown[]): IterableIterator<R> {
    this.#watch.seen(sql, parameters);
    // Not from the cache: an open iteration would block the next use of its statement.
    yield* this.raw.prepare(sql).iterate(parameters) as IterableIterator<R>;
  }

  #configure(mode: 'read' | 'write'): void {
    if (mode === 'write') {
      // Before the first page is written; a file that has pages keeps theirs.
      this.raw.pragma(`page_size = ${pageBytes}`);
      this.raw.pragma('journal_mode = wal');
      this.raw.pragma('synchronous = full');
      this.raw.pragma(`wal_autocheckpoint = ${lastResortCheckpointPages}`);
      this.raw.pragma('journal_size_limit = 67108864');
    }
    this.raw.pragma('foreign_keys = on');
    this.raw.pragma(`cache_size = -${cacheKiB}`);
    this.raw.pragma('temp_store = memory');
    this.raw.pragma('mmap_size = 268435456');
    if (mode === 'read') this.raw.pragma('query_only = on');
  }

  close(): void {
    this.#statements.clear();
    this.raw.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      if (this.#statements.size === cachedStatements) {
        this.#statements.delete(sql);
        this.#statements.set(sql, known);
      }
      return known;
    }
    const fresh: Prepared = { statement: this.raw.prepare<unknown[]>(sql), isControl: control.test(sql) };
    if (this.#statements.size >= cachedStatements) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    this.#statements.set(sql, fresh);
    return fresh;
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
