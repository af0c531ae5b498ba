import type { CompiledQuery, QueryResult } from 'kysely';
import { DatabaseUnavailable } from '../platform-errors.ts';
import { demandReading } from './leaving-units.ts';
import type { SyncConnection } from './queries.ts';
import { asSqliteFault, isBusy } from './sqlite-faults.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import { retryWhileBusy } from './sqlite-patience.ts';
import type { UnitFault } from './unit.ts';

/** What writes beside a reader. */
export interface WritesBeside {
  /**
   * The writing handle, unless a transaction is open on it. A handle forgets all pages that it has read as soon as
   * another one has committed; this one keeps them.
   */
  readonly idleWriter: () => SqliteHandle | undefined;
  /** What is committed and not yet in its tables (`DeferredWrites`). */
  readonly deferred: { readonly areDue: boolean; settle(): Promise<void> };
}

/** Reads of what is committed, deferred writes too, as Kysely sees them. */
export class SqliteReader implements SyncConnection {
  readonly #own: SqliteHandle;
  readonly #beside: WritesBeside | undefined;

  /** @param own a handle that only reads */
  constructor(own: SqliteHandle, beside?: WritesBeside) {
    this.#own = own;
    this.#beside = beside;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.runNow<R>(query) ?? this.#runLater<R>(query);
  }

  runNow<R>({ sql, parameters }: CompiledQuery): QueryResult<R> | undefined {
    if (this.#beside?.deferred.areDue === true) return undefined;
    try {
      return this.#beside?.idleWriter()?.read<R>(sql, parameters) ?? this.#own.execute<R>(sql, parameters);
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw asSqliteFault(error);
    }
  }

  /** Writes are due, or, which is rare in WAL mode, another process recovers the log or holds the file exclusively. */
  async #runLater<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    await this.#settle();
    try {
      return await retryWhileBusy('a read', () => this.#own.execute<R>(sql, parameters));
    } catch (error) {
      throw asSqliteFault(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    await this.#settle();
    for (const row of this.#own.iterate<R>(query.sql, query.parameters)) yield { rows: [row] };
  }

  /** Resolves when nothing is due at that very moment. */
  async #settle(): Promise<void> {
    const deferred = this.#beside?.deferred;
    while (deferred?.areDue === true) await deferred.settle();
  }
}

/**
 * The writing handle as one unit sees it. It refuses every statement outside the unit's own transaction: after the end
 * of the unit, after a statement of it failed, and when SQLite has undone the whole transaction (a full disk, an I/O
 * error). Statements that were sent together with the failing one would otherwise commit one by one.
 */
export class UnitConnection implements SyncConnection {
  readonly #handle: SqliteHandle;
  readonly #undoings: number;
  #fault: UnitFault | undefined;
  #ended = false;
  #statements = 0;
  /** Whether it refuses whatever is no plain query. */
  onlyReads = false;

  /** @param handle the handle that the unit's transaction was begun on */
  constructor(handle: SqliteHandle) {
    this.#handle = handle;
    this.#undoings = handle.undoings;
  }

  /** What the first failed statement threw, also when the unit's work has swallowed it. */
  get fault(): UnitFault | undefined {
    return this.#fault;
  }

  /** How many statements the unit has sent. */
  get statements(): number {
    return this.#statements;
  }

  end(): void {
    this.#ended = true;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.runNow<R>(query);
  }

  runNow<R>(query: CompiledQuery): QueryResult<R> {
    this.#demandOpen();
    this.#statements += 1;
    if (this.onlyReads) demandReading(query.sql);
    try {
      return this.#handle.execute<R>(query.sql, query.parameters);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#demandOpen();
    try {
      for (const row of this.#handle.iterate<R>(query.sql, query.parameters)) yield { rows: [row] };
    } catch (error) {
      throw this.#fail(error);
    }
  }

  #fail(error: unknown): unknown {
    const fault = asSqliteFault(error);
    this.#fault ??= { error: fault };
    this.#handle.noteUndoing();
    return fault;
  }

  #demandOpen(): void {
    if (this.#ended) throw new Error('this unit has ended: await every statement inside it');
    if (this.#fault !== undefined) throw this.#fault.error;
    if (this.#handle.undoings === this.#undoings) return;
    throw this.#fail(new DatabaseUnavailable(new Error('the transaction of this unit is gone')));
  }
}
