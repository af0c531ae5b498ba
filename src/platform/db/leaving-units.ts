import type { OpenUnit, Unit } from './unit.ts';

/** What a unit that only leaves is asked for with; see `UnitPlace`. */
export interface LeavingJob {
  readonly work: (unit: Unit) => Promise<unknown>;
  readonly onlyLeaves: boolean;
  readonly about: string | undefined;
}

/** How the work of such a unit ended. */
export type LeavingOutcome =
  | { readonly ok: true; readonly value: unknown; readonly unit: OpenUnit }
  | { readonly ok: false; readonly error: unknown };

/**
 * Takes the units from the front of the queue that may run at the same time: none, when the first one does more, or is
 * about what units that have run are about.
 *
 * @param abouts what they are about; those of the taken units are added
 */
export function takeLeaving<J extends LeavingJob>(queue: J[], most: number, abouts: Set<string>): J[] {
  let count = 0;
  for (const { onlyLeaves, about } of queue) {
    if (count === most || !onlyLeaves || (about !== undefined && abouts.has(about))) break;
    if (about !== undefined) abouts.add(about);
    count += 1;
  }
  return queue.splice(0, count);
}

/**
 * Runs the works at the same time. Never rejects.
 *
 * @param open a unit for each of them
 * @param unitMs how long they may take; those that take longer are given up
 * @returns how each of them ended, in the order of the jobs
 */
export async function runLeaving(
  jobs: readonly LeavingJob[],
  open: () => OpenUnit,
  unitMs: number,
): Promise<LeavingOutcome[]> {
  const outcomes = new Array<LeavingOutcome | undefined>(jobs.length).fill(undefined);
  const ended = Promise.withResolvers<void>();
  let running = jobs.length;
  const end = (at: number, outcome: LeavingOutcome): void => {
    outcomes[at] = outcome;
    running -= 1;
    if (running === 0) ended.resolve();
  };
  for (const [at, { work }] of jobs.entries()) {
    const unit = open();
    unit.prepare(work).then(
      (value) => end(at, { ok: true, value, unit }),
      (error: unknown) => end(at, { ok: false, error }),
    );
  }
  const timer = setTimeout(ended.resolve, unitMs);
  await ended.promise;
  clearTimeout(timer);
  return outcomes.map(
    (outcome) => outcome ?? { ok: false, error: new Error(`a unit held its group for ${unitMs} ms`) },
  );
}

/** Keeps a unit that promised only to read from writing. @throws Error when the statement is no plain query */
export function demandReading(sql: string): void {
  if (!sql.startsWith('select ')) throw new Error('a unit that only leaves its writes must not write itself');
}
