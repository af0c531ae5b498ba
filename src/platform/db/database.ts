import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Engine, HubOrm } from './orm.ts';
import type { Queries } from './queries.ts';
import type { StatementListener } from './statement-watch.ts';
import type { Unit, UnitPlace } from './unit.ts';

export type { Engine } from './orm.ts';
export type { Queries } from './queries.ts';
export type { SharedEnd, Unit, UnitPlace } from './unit.ts';

/** What has been stored since the database was opened. */
export interface DatabaseFigures {
  /** Commits that synced; on SQLite fewer than units. */
  readonly commits: number;
  /** Units that are durable. */
  readonly units: number;
}

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
  /** Sends each statement and its values to `listener` until the returned function is called. */
  watchStatements(listener: StatementListener): () => void;
  /** Brings the schema up to date; safe when several hubs start at once. */
  migrate(): Promise<void>;
  /**
   * Runs `work` when no other process holds the lock of this name, which costs no connection of the pool; otherwise
   * does nothing. On SQLite there is no other process.
   *
   * @throws DatabaseUnavailable, or what `work` throws
   */
  holdLock(name: string, work: () => Promise<void>): Promise<void>;
  /** Reachable and migrated; known within a second. */
  isReady(): Promise<boolean>;
  /** Waits for running units, then closes. */
  close(): Promise<void>;
}
