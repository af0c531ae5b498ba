import { DatabaseUnavailable } from '../platform-errors.ts';
import type { Control } from './group-control.ts';
import type { SqliteHandle } from './sqlite-handle.ts';
import { demandSoundness, type OpenUnit, type Unit, type UnitFault } from './unit.ts';

/** A unit that waits for its turn. */
export interface GroupJob {
  readonly work: (unit: Unit) => Promise<unknown>;
  /** When it was asked for, by the monotonic clock in milliseconds. */
  readonly since: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A unit of the running group. */
export interface GroupMember {
  readonly unit: OpenUnit;
  /** What its first failed statement threw. */
  readonly fault: UnitFault | undefined;
  /** Makes the unit's queries unusable. */
  end(): void;
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
  openUnit(): GroupMember;
}

interface Failure {
  readonly error: unknown;
}

/**
 * Runs the first units of the queue, each in a savepoint of the transaction that has begun on the handle, and adds
 * those that succeed to `done`. A unit that fails is undone and told so at once.
 *
 * @throws when the whole transaction is gone: then nothing of `done` will be stored
 */
export async function runUnits(
  { handle, control }: { readonly handle: SqliteHandle; readonly control: Control },
  source: GroupSource,
  done: Success[],
): Promise<void> {
  const { queue, limits } = source;
  const size = Math.min(queue.length, limits.units);
  const until = performance.now() + limits.groupMs;
  // A unit that is alone needs no savepoint: the whole transaction is its own.
  const alone = size === 1;
  for (let ran = 0; ran < size; ran += 1) {
    if (ran > 0 && performance.now() > until) return;
    // Before the job leaves the queue: should the savepoint fail, the job is still there to be told.
    if (!alone) control.savepoint.run();
    const job = queue.shift();
    if (job === undefined) return;
    const failure = await runUnit(job, source, done);
    // SQLite itself undoes the whole transaction when, for one, the disk is full.
    if (!handle.raw.inTransaction) throw endOfGroup(job, failure);
    if (failure !== undefined) job.reject(failure.error);
    if (alone) return;
    if (failure !== undefined) control.rollbackTo.run();
    control.release.run();
  }
}

/** Undefined when the unit succeeded. */
async function runUnit(job: GroupJob, source: GroupSource, done: Success[]): Promise<Failure | undefined> {
  const member = source.openUnit();
  const deadline = rejectAfter(source.limits.unitMs);
  try {
    const value = await Promise.race([member.unit.perform(job.work), deadline.promise]);
    demandSoundness(member.fault);
    done.push({ job, value, unit: member.unit });
    return undefined;
  } catch (error) {
    // Whatever the work made of it: the database could not do its part.
    return { error: member.fault?.error instanceof DatabaseUnavailable ? member.fault.error : error };
  } finally {
    deadline.stop();
    member.end();
  }
}

function endOfGroup(job: GroupJob, failure: Failure | undefined): Error {
  const cause = failure?.error ?? new Error('the transaction ended inside a unit');
  if (failure !== undefined) job.reject(cause);
  return cause instanceof Error ? cause : new Error('a unit failed', { cause });
}

function rejectAfter(ms: number): { promise: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`a unit held the writer for ${ms} ms`)), ms);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
