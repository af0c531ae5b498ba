import type { JobResult } from '../../generated/enums.ts';
import { systemCaller } from '../domain/caller.ts';
import type { Ctx } from '../domain/ctx.ts';
import { DatabaseUnavailable } from '../platform/platform-errors.ts';
import { createCtx } from '../domain/call-ctx.ts';
import type { CtxSource } from '../domain/call-ctx.ts';

/** A periodic job: bounded batches, safe to repeat. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Every process runs it for its own memory; otherwise one process at a time on Postgres. */
  readonly everyProcess?: boolean;
  /** It does not wait for other jobs, nor they for it. */
  readonly apart?: boolean;
  run(ctx: Ctx): Promise<unknown>;
}

/** The running jobs of a process. */
export interface Scheduler {
  /** Runs a job now. @throws Error for an unknown name, or what the job throws */
  runNow(name: string): Promise<void>;
  /** No new runs by timers; resolves when the running one has ended. */
  stop(): Promise<void>;
}

/** Runs of one job before the loss of its connection is reported. */
const maxRuns = 3;

/**
 * Starts a timer for each job. Jobs run one after the other, so that at a full minute they do not take the connections
 * of the calls; one that still waits or runs when its timer comes round is not started again. A failed run is logged
 * and the next one comes as usual. The timers do not keep the process alive.
 */
export function startScheduler(jobs: readonly Job[], source: CtxSource, timers = true): Scheduler {
  const waiting = new Map<string, Promise<void>>();
  const { log, clock, memory } = source.platform;
  for (const { name, everySeconds, everyProcess = false } of jobs) {
    memory.jobs.plan({ name, everySeconds, everyProcess }, clock.now());
  }
  // The last run of the queue that all share, and of each job that runs apart.
  const last = new Map<string, Promise<unknown>>();
  let stopped = false;
  const enqueue = (job: Job, isWanted = (): boolean => true): Promise<void> => {
    const queue = job.apart ? job.name : '';
    const run = (last.get(queue) ?? Promise.resolve()).then(() => (isWanted() ? runNoted(job, source) : undefined));
    last.set(
      queue,
      run.catch(() => undefined),
    );
    return run;
  };
  const tick = (job: Job): void => {
    memory.jobs.tick(job.name, clock.now());
    if (waiting.has(job.name)) return;
    const run = enqueue(job, () => !stopped)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => waiting.delete(job.name));
    waiting.set(job.name, run);
  };
  const intervals = timers ? jobs.map((job) => setInterval(tick, job.everySeconds * 1000, job).unref()) : [];
  return {
    async runNow(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job === undefined) throw new Error(`no job ${name}`);
      await enqueue(job);
    },
    async stop() {
      stopped = true;
      for (const interval of intervals) clearInterval(interval);
      await Promise.all(last.values());
    },
  };
}

/** A run that the hub remembers, with how it ended. */
async function runNoted(job: Job, source: CtxSource): Promise<void> {
  const { clock, memory } = source.platform;
  memory.jobs.begin(job.name, clock.now());
  let result: JobResult = 'failed';
  try {
    result = (await runOnce(job, source)) ? 'done' : 'elsewhere';
  } finally {
    memory.jobs.end(job.name, clock.now(), result);
  }
}

/** @returns whether this process ran it; another one may hold its lock */
async function runOnce(job: Job, source: CtxSource, run = 1): Promise<boolean> {
  const requestId = source.platform.ids.request();
  const ctx = createCtx(source, { caller: systemCaller, requestId });
  let ran = false;
  const work = async (): Promise<void> => {
    ran = true;
    await job.run(ctx);
  };
  try {
    await (job.everyProcess ? work() : source.database.holdLock(`job ${job.name}`, work));
  } catch (error) {
    // After a restart of the database dead connections remain; a job is safe to repeat.
    const mayTryAgain = error instanceof DatabaseUnavailable && error.connectionLost && run < maxRuns;
    if (!mayTryAgain) throw error;
    return runOnce(job, source, run + 1);
  }
  return ran;
}
