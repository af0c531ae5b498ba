import type { JobResult } from '../../../generated/enums.ts';

/** What a process knows of one of its jobs; times in milliseconds. */
export interface JobRun {
  readonly name: string;
  readonly everySeconds: number;
  /** Every process runs it; otherwise one process at a time. */
  readonly everyProcess: boolean;
  /** Since when the present run goes on; null when none does. */
  readonly runningSince: number | null;
  /** The last run that has ended; null before the first. */
  readonly last: { readonly startedAt: number; readonly durationMs: number; readonly result: JobResult } | null;
  /** When its timer comes round next. */
  readonly nextAt: number;
}

/** The runs of the jobs of this process, for those who look after it. A restart forgets them. */
export class JobRuns {
  readonly #runs = new Map<string, JobRun>();

  /** Names a job whose timer begins now. */
  plan(job: Pick<JobRun, 'name' | 'everySeconds' | 'everyProcess'>, now: number): void {
    const nextAt = now + job.everySeconds * 1000;
    const { name, everySeconds, everyProcess } = job;
    this.#runs.set(name, { name, everySeconds, everyProcess, runningSince: null, last: null, nextAt });
  }

  /** Its timer has come round. */
  tick(name: string, now: number): void {
    const run = this.#runs.get(name);
    if (run !== undefined) this.#runs.set(name, { ...run, nextAt: now + run.everySeconds * 1000 });
  }

  begin(name: string, now: number): void {
    const run = this.#runs.get(name);
    if (run !== undefined) this.#runs.set(name, { ...run, runningSince: now });
  }

  end(name: string, now: number, result: JobResult): void {
    const run = this.#runs.get(name);
    if (run === undefined) return;
    const startedAt = run.runningSince ?? now;
    this.#runs.set(name, { ...run, runningSince: null, last: { startedAt, durationMs: now - startedAt, result } });
  }

  /** By name. */
  list(): JobRun[] {
    return [...this.#runs.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
