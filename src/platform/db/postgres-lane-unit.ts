import type { UnitConnection } from './postgres-connection.ts';
import { asFault, isCollision, isLockTimeout, isRetryable } from './postgres-faults.ts';
import type { LeavingJob } from './leaving-units.ts';
import { demandSoundness, type OpenUnit } from './unit.ts';

/** A unit that waits for its turn in a lane. */
export interface LaneJob extends LeavingJob {
  /** See `UnitPlace`. */
  readonly endsTogether: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A unit that waits for the commit of its group. */
export interface LaneSuccess {
  readonly job: LaneJob;
  readonly value: unknown;
  readonly unit: OpenUnit;
}

/** How a unit ended inside its savepoint; `again`: undone, to run once more in a transaction of its own. */
export type LaneOutcome =
  | { readonly kind: 'success'; readonly success: LaneSuccess }
  | { readonly kind: 'again' }
  | { readonly kind: 'failure'; readonly error: unknown };

/** Runs one unit inside its savepoint; never rejects. @param unitMs how long it may take */
export async function runLaneUnit(
  job: LaneJob,
  unit: OpenUnit,
  connection: UnitConnection,
  unitMs: number,
): Promise<LaneOutcome> {
  const deadline = rejectAfter(unitMs);
  try {
    const running = job.endsTogether ? unit.prepare(job.work) : unit.perform(job.work);
    const value = await Promise.race([running, deadline.promise]);
    // What the work swallowed is still something that another run may not meet.
    if (mayRunAgain(connection.fault?.error)) return { kind: 'again' };
    demandSoundness(connection.fault);
    return { kind: 'success', success: { job, value, unit } };
  } catch (error) {
    return mayRunAgain(error) ? { kind: 'again' } : { kind: 'failure', error: asFault(error) };
  } finally {
    deadline.stop();
    connection.end();
  }
}

function mayRunAgain(error: unknown): boolean {
  return isRetryable(error) || isCollision(error) || isLockTimeout(error);
}

function rejectAfter(ms: number): { promise: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`a unit held its lane for ${ms} ms`)), ms);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
