import type { SqlEntityManager } from '@mikro-orm/sql';
import type { CommitListener, DatabaseFigures } from './commit-figures.ts';
import type { Engine, HubOrm } from './orm.ts';
import type { Queries } from './queries.ts';
import type { StatementListener } from './statement-watch.ts';
import type { Unit, UnitPlace } from './unit.ts';

export type { Engine } from './orm.ts';
export type { Queries } from './queries.ts';
export type { SharedEnd, Unit, UnitPlace } from './unit.ts';

/** What an engine says of itself; null where the other engine has it. */
export interface DatabaseState {
  /** Length of the write-ahead log of SQLite, in bytes. */
  readonly walBytes: number | null;
  /** Units and reads that wait for a connection to Postgres. */
  readonly waiting: number | null;
}

/** What watches a copy of the database while it is made. */
export interface BackupWatch {
  /** Ends the copy. */
  readonly signal: AbortSignal;
  /** The directory of pg_dump; empty: it is looked for on the PATH. */
  readonly postgresTools: string;
  /** Is told bytes; the total is undefined where nobody knows it. */
  readonly onProgress: (done: number, total: number | undefined) => void;
}

/**
 * Copies all that is committed into a file and runs `read` on the very state that the copy holds, and no later one.
 *
 * @param path of an empty file
 * @throws what `read` throws, the reason of the signal, or an error that says why the copy was given up
 */
export type BackUp = <T>(path: string, read: (db: Queries) => Promise<T>, watch: BackupWatch) => Promise<T>;

/** The hub's database, the same on both engines. */
export interface Database {
  readonly engine: Engine;
  readonly orm: HubOrm;
  /** Committed rows only; it cannot write. */
  readonly reader: Queries;
  readonly figures: DatabaseFigures;
  /** A fresh entity manager over committed rows; it cannot write. */
  em(): SqlEntityManager;
  /**
   * Runs `work` as one unit: durable when the promise resolves, nothing of it stored when it rejects with what `work`
   * threw. Inside await nothing but SQL. On Postgres `work` runs a second time after a deadlock, a serialization
   * failure or a collision with a row that another unit has just made or removed, and when the group failed whose
   * transaction it shared: it must have no effect outside the unit before the commit.
   *
   * A unit of which a statement failed is not stored, also when `work` goes on.
   *
   * @param place where the unit belongs; on Postgres it may share the transaction of its network
   * @throws DatabaseUnavailable when the database is away or cannot store
   */
  transaction<T>(work: (unit: Unit) => Promise<T>, place?: UnitPlace): Promise<T>;
  /**
   * Runs reads that all see the rows of one moment, whatever is committed meanwhile. It holds a connection until `work`
   * ends, so `work` waits for nothing that a client decides on.
   *
   * @throws DatabaseUnavailable, or what `work` throws
   */
  snapshot<T>(work: (db: Queries) => Promise<T>): Promise<T>;
  /** Sends each statement and its values to `listener` until the returned function is called. */
  watchStatements(listener: StatementListener): () => void;
  /** Sends each commit to `listener` until the returned function is called. */
  watchCommits(listener: CommitListener): () => void;
  /** No query. */
  readState(): Promise<DatabaseState>;
  /** Brings the schema up to date; safe when several hubs start at once. */
  migrate(): Promise<void>;
  /**
   * Runs `work` when no other process holds the lock of this name, which costs no connection of the pool; otherwise
   * does nothing. On SQLite there is no other process.
   *
   * @throws DatabaseUnavailable, or what `work` throws
   */
  holdLock(name: string, work: () => Promise<void>): Promise<void>;
  /** While the hub works on: no call waits for it longer than for another call. On SQLite one at a time. */
  readonly backUp: BackUp;
  /** Reachable and migrated; known within a second. */
  isReady(): Promise<boolean>;
  /** Waits for running units, then closes. */
  close(): Promise<void>;
}
