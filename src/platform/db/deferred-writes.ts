import type { Log } from '../log.ts';
import { DatabaseUnavailable } from '../platform-errors.ts';
import { controlOf } from './group-control.ts';
import { prepareInsert } from './prepared-query.ts';
import type { Queries } from './queries.ts';
import type { UnitConnection } from './sqlite-connection.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import { retryWhileBusy } from './sqlite-patience.ts';

/**
 * Writes to the tables what a unit has deferred. It only runs statements, and waits for nothing else.
 *
 * @param item what the unit gave to `deferWrite`, as JSON brings it back
 */
export type Replay = (db: Queries, item: never) => Promise<unknown>;

/** By the kind of the write. A kind keeps its meaning: the hub that replays an item may be newer than the one that left it. */
export type Replays = Readonly<Record<string, Replay>>;

const insertRow = prepareInsert('deferred_writes', ['network_id', 'n', 'kind', 'item']);

/** What a unit writes, as one row. */
export interface DeferredWrite {
  readonly networkId: string;
  /** The number of an event that the unit has taken. */
  readonly n: number;
  readonly kind: string;
  /** What the replay gets, through JSON. */
  readonly item: object;
}

/**
 * Stores one row instead of all that a unit writes, on SQLite, in a unit that `isAlone` and through a shared end that
 * `defers`. Its `replay` writes the rest behind the commit, ahead of whatever is read or written next.
 */
export const deferWrite = (db: Queries, { networkId, n, kind, item }: DeferredWrite): Promise<unknown> =>
  insertRow(db, { network_id: networkId, n, kind, item: JSON.stringify(item) });

/** What the deferred writes need of their database. */
export interface DeferralTarget {
  readonly log: Log;
  readonly replays: Replays;
  writer(): SqliteHandle;
  connect(handle: SqliteHandle): { readonly connection: UnitConnection; readonly db: Queries };
  /** Further pages stand in the log. */
  committed(): void;
  /** What the handle holds can no longer be trusted. */
  distrustWriter(): void;
}

const selectAll = 'select network_id, n, kind, item from deferred_writes order by network_id, n';
const deleteOne = 'delete from deferred_writes where network_id = ? and n = ?';

interface DeferredRow {
  readonly network_id: string;
  readonly n: number;
  readonly kind: string;
  readonly item: string;
}

/**
 * Writes that are durable as one row each and not yet in their tables. They are put there by a transaction that is not
 * synced: should it be lost, the row is still there, and the next start does it again (rule platform-deferred-writes).
 * While some are due no unit begins, and no read.
 */
export class DeferredWrites {
  /** Whether units may defer: nobody could put a write in its tables that has no replay. */
  readonly arePossible: boolean;
  readonly #target: DeferralTarget;
  #areDue = false;
  /** Readers try again and again: one line tells of all that fail. */
  #isTold = false;
  #settling: Promise<void> | undefined;

  constructor(target: DeferralTarget) {
    this.#target = target;
    this.arePossible = Object.keys(target.replays).length > 0;
  }

  get areDue(): boolean {
    return this.#areDue;
  }

  /** Says that a row was committed. @param turns of the loop after which it is settled, when nobody has asked before */
  noteDue(turns: number): void {
    this.#areDue = true;
    this.#settleIn(turns);
  }

  #settleIn(turns: number): void {
    setImmediate(() => {
      if (turns > 1 && this.#areDue) this.#settleIn(turns - 1);
      else void this.settle().catch(() => undefined);
    });
  }

  /**
   * Resolves when nothing is due.
   *
   * @throws DatabaseUnavailable when the database cannot store it now; it is tried again at the next call
   */
  async settle(): Promise<void> {
    while (this.#areDue) await (this.#settling ??= this.#settleAll());
  }

  /** Settles what a hub left that did not end in order. @throws DatabaseUnavailable */
  async recover(): Promise<void> {
    this.#areDue = this.arePossible;
    await this.settle();
  }

  async #settleAll(): Promise<void> {
    try {
      const refused = new Set<string>();
      while (!(await this.#transact(refused))) continue;
      [this.#areDue, this.#isTold] = [false, false];
    } catch (error) {
      if (!this.#isTold) this.#target.log.error({ err: error }, 'deferred writes could not be put in their tables');
      this.#isTold = true;
      this.#target.distrustWriter();
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
    } finally {
      this.#settling = undefined;
    }
    this.#target.committed();
  }

  /**
   * Replays all rows and removes them.
   *
   * @param refused rows that are removed only
   * @returns false when the tables refused one more; nothing was stored then
   */
  async #transact(refused: Set<string>): Promise<boolean> {
    const handle = this.#target.writer();
    const { begin, commit, rollback } = controlOf(handle);
    // It can be set outside of transactions alone.
    handle.raw.exec('pragma synchronous = normal');
    await retryWhileBusy('deferred writes', () => begin.run());
    const isWhole = await this.#replayAll(handle, refused);
    (isWhole ? commit : rollback).run();
    handle.raw.exec('pragma synchronous = full');
    return isWhole;
  }

  async #replayAll(handle: SqliteHandle, refused: Set<string>): Promise<boolean> {
    const { connection, db } = this.#target.connect(handle);
    try {
      for (const row of handle.execute<DeferredRow>(selectAll, []).rows) {
        const replay = this.#target.replays[row.kind];
        if (replay === undefined) continue;
        const name = `${row.network_id} ${row.n}`;
        if (!refused.has(name) && !(await this.#replayOne(db, row, replay))) {
          refused.add(name);
          return false;
        }
        handle.execute(deleteOne, [row.network_id, row.n]);
      }
      return true;
    } finally {
      connection.end();
    }
  }

  async #replayOne(db: Queries, { kind, item }: DeferredRow, replay: Replay): Promise<boolean> {
    try {
      await replay(db, JSON.parse(item) as never);
      return true;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // Another process has changed the file in between.
      this.#target.log.error({ err: error, kind }, 'a deferred write fits its tables no more: it is dropped');
      return false;
    }
  }
}
