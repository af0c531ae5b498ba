import type { Statement } from 'better-sqlite3';
import type { Log } from '../log.ts';
import { DatabaseUnavailable } from '../platform-errors.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import type { OpenUnit, Unit } from './unit.ts';

/** How much one commit may carry and how long a unit may hold the writer. */
export interface GroupLimits {
  /** Units in one commit. */
  readonly units: number;
  /** Milliseconds after which no further unit joins the running group. */
  readonly groupMs: number;
  /** Milliseconds after which a unit that waits for something else than SQL is given up. */
  readonly unitMs: number;
}

/** Limits in use unless a test sets others. */
export const groupLimits: GroupLimits = { units: 64, groupMs: 10, unitMs: 10_000 };

/** A unit of the running group. */
export interface GroupMember {
  readonly unit: OpenUnit;
  /** Makes the unit's queries unusable. */
  end(): void;
}

/** What the group committer needs of its database. */
export interface GroupTarget {
  readonly log: Log;
  readonly limits: GroupLimits;
  readonly figures: { commits: number; units: number };
  /** The writing handle, asked once a group. */
  writer(): SqliteHandle;
  openUnit(): GroupMember;
  /** A group is durable. */
  committed(): void;
  /** The commit failed: what the handle holds can no longer be trusted. */
  distrustWriter(): void;
}

interface Job {
  readonly work: (unit: Unit) => Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Success {
  readonly job: Job;
  readonly value: unknown;
  readonly unit: OpenUnit;
}

/** Statements of transaction control, prepared once per handle. */
type Control = Record<'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollbackTo', Statement>;

/**
 * Units that concurrent calls ask for in one turn of the loop share one commit and its sync (promises D1, E11). Each
 * has its own savepoint and runs alone: a unit that fails is undone alone. Nobody hears of success before the commit.
 */
export class GroupCommit {
  readonly #target: GroupTarget;
  readonly #queue: Job[] = [];
  readonly #controls = new WeakMap<SqliteHandle, Control>();
  #busy = false;
  #idle: (() => void)[] = [];

  constructor(target: GroupTarget) {
    this.#target = target;
  }

  /** Runs `work` as one unit; resolves when it is durable, rejects when nothing of it is stored. */
  run<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve, reject });
      if (!this.#busy) {
        this.#busy = true;
        this.#schedule();
      }
    });
  }

  /** Resolves when no unit waits or runs. */
  async whenIdle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  // setImmediate comes after the sockets of this turn were read: all of their units are in the queue by then.
  #schedule(): void {
    setImmediate(() => {
      void this.#runGroup().then(() => {
        if (this.#queue.length > 0) {
          this.#schedule();
          return;
        }
        this.#busy = false;
        for (const wake of this.#idle.splice(0)) wake();
      });
    });
  }

  async #runGroup(): Promise<void> {
    const done: Success[] = [];
    try {
      const handle = this.#target.writer();
      const control = this.#controlOf(handle);
      control.begin.run();
      await this.#runUnits(handle, control, done);
      if (done.length === 0) {
        if (handle.raw.inTransaction) control.rollback.run();
        return;
      }
      control.commit.run();
    } catch (error) {
      this.#failGroup(done, error);
      return;
    }
    this.#target.figures.commits += 1;
    this.#target.figures.units += done.length;
    this.#settle(done);
    this.#target.committed();
  }

  async #runUnits(handle: SqliteHandle, control: Control, done: Success[]): Promise<void> {
    const size = Math.min(this.#queue.length, this.#target.limits.units);
    const until = performance.now() + this.#target.limits.groupMs;
    // A unit that is alone needs no savepoint: the whole transaction is its own.
    const alone = size === 1;
    for (let ran = 0; ran < size; ran += 1) {
      if (ran > 0 && performance.now() > until) return;
      // Before the job leaves the queue: should the savepoint fail, the job is still there to be told.
      if (!alone) control.savepoint.run();
      const job = this.#queue.shift();
      if (job === undefined) return;
      const failure = await this.#runUnit(job, done);
      // SQLite itself undoes the whole transaction when, for one, the disk is full.
      if (!handle.raw.inTransaction) {
        const cause = failure?.error ?? new Error('the transaction ended inside a unit');
        if (failure !== undefined) job.reject(cause);
        throw asError(cause);
      }
      if (failure !== undefined) job.reject(failure.error);
      if (alone) return;
      if (failure !== undefined) control.rollbackTo.run();
      control.release.run();
    }
  }

  /** Undefined when the unit succeeded. */
  async #runUnit(job: Job, done: Success[]): Promise<{ error: unknown } | undefined> {
    const member = this.#target.openUnit();
    const deadline = rejectAfter(this.#target.limits.unitMs);
    try {
      const value = await Promise.race([member.unit.perform(job.work), deadline.promise]);
      done.push({ job, value, unit: member.unit });
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      deadline.stop();
      member.end();
    }
  }

  #failGroup(done: readonly Success[], cause: unknown): void {
    const error = cause instanceof DatabaseUnavailable ? cause : new DatabaseUnavailable(cause);
    this.#target.log.error({ err: cause, units: done.length }, 'a commit failed');
    this.#target.distrustWriter();
    // The first of the queue would otherwise try for ever while `begin` itself fails.
    if (done.length === 0) for (const job of this.#queue.splice(0, this.#target.limits.units)) job.reject(error);
    for (const { job } of done) job.reject(error);
  }

  #settle(done: readonly Success[]): void {
    for (const { job, value, unit } of done) {
      job.resolve(value);
      unit.runEffects();
    }
  }

  #controlOf(handle: SqliteHandle): Control {
    let control = this.#controls.get(handle);
    if (control === undefined) {
      const prepare = (sql: string): Statement => handle.raw.prepare(sql);
      control = {
        begin: prepare('begin immediate'),
        commit: prepare('commit'),
        rollback: prepare('rollback'),
        savepoint: prepare('savepoint unit'),
        release: prepare('release unit'),
        rollbackTo: prepare('rollback to unit'),
      };
      this.#controls.set(handle, control);
    }
    return control;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}

function rejectAfter(ms: number): { promise: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`a unit held the writer for ${ms} ms`)), ms);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
