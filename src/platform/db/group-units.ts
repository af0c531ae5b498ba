import { DatabaseUnavailable } from '../platform-errors.ts';
import type { Control } from './group-control.ts';
import { runLeaving, takeLeaving, type LeavingJob } from './leaving-units.ts';
import type { Queries } from './queries.ts';
import type { UnitConnection } from './sqlite-connection.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import type { UnitDeadline } from './unit-deadline.ts';
import { demandSoundness, endUnits, type OpenUnit } from './unit.ts';

/** A unit that waits for its turn. */
export interface GroupJob extends LeavingJob {
  readonly mayDefer: boolean;
  /** When it was asked for, by the monotonic clock in milliseconds. */
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A unit that waits for the commit of its group. */
export interface Success {
  readonly job: GroupJob;
  readonly value: unknown;
  readonly unit: OpenUnit;
}

/** Where the units of a group come from. */
export interface GroupSource {
  readonly queue: GroupJob[];
  readonly limits: { readonly units: number; readonly groupMs: number; readonly unitMs: number };
  readonly deadline: UnitDeadline;
  /** Whether a unit that has the transaction to itself may defer what it leaves. */
  readonly mayDefer: boolean;
  /** Units that fail are undone by savepoints, so that the transaction can be committed even when all of them fail. */
  readonly avoidsRollback: boolean;
  openUnit(db: Queries): OpenUnit;
  connect(): { readonly connection: UnitConnection; readonly db: Queries };
}

/** A handle on which a transaction has begun. */
export interface Begun {
  readonly handle: SqliteHandle;
  readonly control: Control;
}

interface Failure {
  readonly error: unknown;
}

/**
 * Runs the first units of the queue in the transaction that has begun on the handle. Those that only leave run at the
 * same time, without a savepoint, and their ends are run once; every other one runs alone in a savepoint of its own. A
 * unit that fails is undone and told so at once.
 */
export class GroupRun {
  /** Units that succeeded, in the order in which they were asked for. */
  readonly done: Success[] = [];
  readonly #begun: Begun;
  readonly #source: GroupSource;
  /** Units whose ends have not been run, and what they are about. */
  #left: Success[] = [];
  readonly #abouts = new Set<string>();

  constructor(begun: Begun, source: GroupSource) {
    this.#begun = begun;
    this.#source = source;
  }

  /** @throws when the whole transaction is gone: then nothing of `done` will be stored */
  async run(): Promise<void> {
    const { queue, limits, avoidsRollback } = this.#source;
    const size = Math.min(queue.length, limits.units);
    if (size === 1 && !avoidsRollback) {
      // A unit that is alone needs no savepoint: the whole transaction is its own.
      await this.#runAlone(queue.shift() as GroupJob, this.#source.mayDefer);
      return;
    }
    const until = performance.now() + limits.groupMs;
    for (let ran = 0; ran < size;) {
      if (ran > 0 && performance.now() > until) break;
      if ((queue[0] as GroupJob).onlyLeaves) {
        ran += await this.#runLeaving(size - ran);
        continue;
      }
      // What this unit looks for may wait for its end.
      await this.#storeEnds();
      // Before the job leaves the queue: should the savepoint fail, the job is still there to be told.
      this.#begun.control.savepoint.run();
      await this.#runInSavepoint(queue.shift() as GroupJob);
      ran += 1;
    }
    await this.#storeEnds();
  }

  /** @returns how many ran */
  async #runLeaving(most: number): Promise<number> {
    const { queue, limits } = this.#source;
    const jobs = takeLeaving(queue, most, this.#abouts);
    if (jobs.length === 0) {
      await this.#storeEnds();
      return 0;
    }
    const { connection, db } = this.#source.connect();
    connection.onlyReads = true;
    const outcomes = await runLeaving(jobs, () => this.#source.openUnit(db), limits.unitMs);
    connection.end();
    if (connection.fault !== undefined) {
      await this.#storeEnds();
      await this.#runEach(jobs);
      return jobs.length;
    }
    for (const [at, outcome] of outcomes.entries()) {
      const job = jobs[at] as GroupJob;
      if (outcome.ok) this.#left.push({ job, value: outcome.value, unit: outcome.unit });
      else job.reject(outcome.error);
    }
    return jobs.length;
  }

  /** Runs the ends of the units that only left, for all of them; when that fails, one unit after another. */
  async #storeEnds(): Promise<void> {
    const left = this.#left;
    this.#abouts.clear();
    if (left.length === 0) return;
    this.#left = [];
    const { handle, control } = this.#begun;
    const { connection, db } = this.#source.connect();
    // What comes first is the whole transaction so far. A savepoint would copy each page that the ends change.
    const isFirst = this.done.length === 0 && !this.#source.avoidsRollback;
    try {
      if (!isFirst) control.savepoint.run();
      await endUnits(
        db,
        left.flatMap(({ unit }) => [...unit.ends]),
      );
      demandSoundness(connection.fault);
      if (!isFirst) control.release.run();
      this.done.push(...left);
      return;
    } catch (error) {
      if (!handle.raw.inTransaction) this.#abandon(left, error);
    } finally {
      connection.end();
    }
    this.#undoEnds(isFirst, left);
    await this.#runEach(left.map(({ job }) => job));
  }

  /** @throws when another process took the lock of the file in between */
  #undoEnds(isFirst: boolean, left: readonly Success[]): void {
    const { control } = this.#begun;
    if (!isFirst) {
      control.rollbackTo.run();
      control.release.run();
      return;
    }
    control.rollback.run();
    try {
      control.begin.run();
    } catch (error) {
      this.#abandon(left, error);
    }
  }

  /** Counts units among those that succeeded, so that they are told what becomes of the group. */
  #abandon(units: readonly Success[], cause: unknown): never {
    this.done.push(...units);
    throw cause;
  }

  async #runEach(jobs: readonly GroupJob[]): Promise<void> {
    for (const [at, job] of jobs.entries()) {
      try {
        this.#begun.control.savepoint.run();
        await this.#runInSavepoint(job);
      } catch (error) {
        for (const other of jobs.slice(at)) other.reject(error);
        throw error;
      }
    }
  }

  async #runInSavepoint(job: GroupJob): Promise<void> {
    const { control } = this.#begun;
    if (!(await this.#runAlone(job))) control.rollbackTo.run();
    control.release.run();
  }

  /** Whether the unit succeeded. */
  async #runAlone(job: GroupJob, mayDefer = false): Promise<boolean> {
    const failure = await this.#try(job, mayDefer && job.mayDefer);
    // SQLite itself undoes the whole transaction when, for one, the disk is full.
    if (!this.#begun.handle.raw.inTransaction) throw endOfGroup(job, failure);
    if (failure !== undefined) job.reject(failure.error);
    return failure === undefined;
  }

  /** Undefined when the unit succeeded. */
  async #try(job: GroupJob, isAlone: boolean): Promise<Failure | undefined> {
    const { connection, db } = this.#source.connect();
    const unit = this.#source.openUnit(db);
    unit.isAlone = isAlone;
    try {
      const value = await this.#source.deadline.within(perform(job, unit, connection), connection);
      demandSoundness(connection.fault);
      this.done.push({ job, value, unit });
      return undefined;
    } catch (error) {
      // Whatever the work made of it: the database could not do its part.
      return { error: connection.fault?.error instanceof DatabaseUnavailable ? connection.fault.error : error };
    } finally {
      connection.end();
    }
  }
}

async function perform({ work, onlyLeaves }: GroupJob, unit: OpenUnit, connection: UnitConnection): Promise<unknown> {
  connection.onlyReads = onlyLeaves;
  const value = await unit.prepare(work);
  connection.onlyReads = false;
  await unit.storeEnds();
  return value;
}

function endOfGroup(job: GroupJob, failure: Failure | undefined): Error {
  const cause = failure?.error ?? new Error('the transaction ended inside a unit');
  if (failure !== undefined) job.reject(cause);
  return cause instanceof Error ? cause : new Error('a unit failed', { cause });
}
