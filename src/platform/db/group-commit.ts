import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { CommitFigures } from './commit-figures.ts';
import type { DeferredWrites } from './deferred-writes.ts';
import { DatabaseUnavailable } from '../platform-errors.ts';
import { gatherUnits, type Before } from './gather-units.ts';
import { controlOf } from './group-control.ts';
import { GroupRun, type Begun, type GroupJob, type GroupSource, type Success } from './group-units.ts';
import { isBusy } from './sqlite-faults.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import { attemptPauseMs, lockWaitMs } from './sqlite-patience.ts';
import { UnitDeadline } from './unit-deadline.ts';
import type { Unit, UnitPlace } from './unit.ts';

/** How much one commit may carry and how long a unit may hold the writer or wait for it. */
export interface GroupLimits {
  /** Units in one commit. */
  readonly units: number;
  /** Milliseconds that a group waits for units on their way. */
  readonly gatherMs: number;
  /** Milliseconds without a group after which a unit waits for no others. */
  readonly quietMs: number;
  /** Milliseconds after which no further unit joins the running group. */
  readonly groupMs: number;
  /** Milliseconds after which a unit that waits for something else than SQL is given up. */
  readonly unitMs: number;
  /** Milliseconds after which a unit that waits for the lock of another process is given up. */
  readonly lockMs: number;
}

/** Limits in use unless a test sets others. */
export const groupLimits: GroupLimits = {
  units: 64,
  gatherMs: 4,
  quietMs: 2,
  groupMs: 10,
  unitMs: 10_000,
  lockMs: lockWaitMs,
};

/** What the group committer needs of its database. */
export interface GroupTarget {
  readonly log: Log;
  readonly limits: GroupLimits;
  readonly figures: CommitFigures;
  readonly deferred: DeferredWrites;
  /** The writing handle, asked once a group. */
  writer(): SqliteHandle;
  openUnit: GroupSource['openUnit'];
  /** The handle as one unit sees it, and queries on it. */
  connect(handle: SqliteHandle): ReturnType<GroupSource['connect']>;
  /** Whether a copy of the database is being made from the writing handle, which a rollback would begin anew. */
  isCopied(): boolean;
  /** A group is durable. */
  committed(): void;
  /** The commit failed: what the handle holds can no longer be trusted. */
  distrustWriter(): void;
}

/**
 * Units that come together (`gatherUnits`) share one commit and its sync (`GroupRun`): a unit that fails is undone
 * alone. No call learns of success before the commit. While another process holds the lock of the file the units wait in
 * their order, and the loop goes on.
 */
export class GroupCommit {
  readonly #target: GroupTarget;
  readonly #deadline: UnitDeadline;
  readonly #queue: GroupJob[] = [];
  #busy = false;
  /** What came before the next group. */
  #last: Before = 'one';
  /** When the last group ended, by the monotonic clock in milliseconds. */
  #endedAt = -Infinity;
  #idle: (() => void)[] = [];

  constructor(target: GroupTarget) {
    this.#target = target;
    this.#deadline = new UnitDeadline(target.limits.unitMs);
  }

  /** Runs `work` as one unit; resolves when it is durable, rejects when nothing of it is stored. */
  run<T>(work: (unit: Unit) => Promise<T>, place?: UnitPlace): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        work,
        onlyLeaves: place?.onlyLeaves === true,
        mayDefer: place?.mayDefer === true || place?.onlyLeaves === true,
        about: place?.about,
        resolve: resolve,
        reject,
        since: performance.now(),
      });
      if (!this.#busy) {
        this.#busy = true;
        void this.#drain();
      }
    });
  }

  /** Resolves when no unit waits or runs. */
  async whenIdle(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Never rejects: whatever happens is told to the units. */
  async #drain(): Promise<void> {
    const { limits } = this.#target;
    if (performance.now() - this.#endedAt > limits.quietMs) this.#last = 'nothing';
    while (this.#queue.length > 0) {
      await gatherUnits(this.#queue, limits, this.#last);
      this.#last = this.#queue.length === 1 ? 'one' : 'several';
      await this.#runGroup();
    }
    this.#endedAt = performance.now();
    this.#busy = false;
    for (const wake of this.#idle.splice(0)) wake();
  }

  async #runGroup(): Promise<void> {
    const { figures, deferred } = this.#target;
    let done: readonly Success[] = [];
    let commitFrom = 0;
    try {
      if (deferred.areDue) await deferred.settle();
      const begun = this.#begin() ?? (await this.#beginLater());
      if (begun === undefined) return;
      const { handle, control } = begun;
      const { limits, openUnit } = this.#target;
      const connect = () => this.#target.connect(handle);
      const isCopied = this.#target.isCopied();
      const [queue, deadline] = [this.#queue, this.#deadline];
      const mayDefer = deferred.arePossible;
      const source = { queue, limits, deadline, openUnit, connect, mayDefer, avoidsRollback: isCopied };
      const group = new GroupRun(begun, source);
      done = group.done;
      await group.run();
      if (done.length === 0) {
        if (handle.raw.inTransaction) (isCopied ? control.commit : control.rollback).run();
        return;
      }
      commitFrom = figures.begin();
      control.commit.run();
    } catch (error) {
      this.#failGroup(done, error);
      return;
    }
    figures.committed(done.length, commitFrom);
    this.#noteDeferred(done);
    for (const { job, value, unit } of done) {
      job.resolve(value);
      unit.runEffects();
    }
    this.#target.committed();
  }

  /** Undefined while another process holds the lock. */
  #begin(): Begun | undefined {
    try {
      const handle = this.#target.writer();
      const control = controlOf(handle);
      control.begin.run();
      return { handle, control };
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  }

  /** Tries again and again; undefined when every unit of the queue has waited too long by then. */
  async #beginLater(): Promise<Begun | undefined> {
    let pauseMs: number = attemptPauseMs.first;
    while (this.#queue.length > 0) {
      await pause(pauseMs);
      const begun = this.#begin();
      if (begun !== undefined) return begun;
      this.#giveUpOldest();
      pauseMs = Math.min(pauseMs * 2, attemptPauseMs.last);
    }
    return undefined;
  }

  /** The queue is in the order of arrival: who waited too long stands in front. */
  #giveUpOldest(): void {
    const { lockMs } = this.#target.limits;
    const arrivedBefore = performance.now() - lockMs;
    const kept = this.#queue.findIndex(({ since }) => since > arrivedBefore);
    const late = this.#queue.splice(0, kept === -1 ? this.#queue.length : kept);
    if (late.length === 0) return;
    const held = new Error(`another process holds the lock of the file for ${lockMs} ms`);
    const error = new DatabaseUnavailable(Object.assign(held, { code: 'SQLITE_BUSY' }));
    this.#target.log.warn({ units: late.length }, 'another process holds the lock of the database file');
    for (const job of late) job.reject(error);
  }

  /** Only a unit that was alone has deferred anything. */
  #noteDeferred([only, second]: readonly Success[]): void {
    if (only === undefined || second !== undefined) return;
    const turns = Math.max(0, ...only.unit.ends.map(({ end }) => end.defers?.turns ?? 0));
    if (turns > 0) this.#target.deferred.noteDue(turns);
  }

  #failGroup(done: readonly Success[], cause: unknown): void {
    const error = cause instanceof DatabaseUnavailable ? cause : new DatabaseUnavailable(cause);
    this.#target.log.error({ err: cause, units: done.length }, 'a commit failed');
    this.#target.distrustWriter();
    // A commit that failed may be on the disk all the same.
    this.#noteDeferred(done);
    // The first of the queue would otherwise try for ever while `begin` itself fails.
    if (done.length === 0) for (const job of this.#queue.splice(0, this.#target.limits.units)) job.reject(error);
    for (const { job } of done) job.reject(error);
  }
}
