import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { systemCaller } from '../domain/access/caller.ts';
import type { Ctx } from '../domain/ctx.ts';
import type { Database } from '../platform/db/database.ts';
import { createCtx } from './request-ctx.ts';
import type { CtxSource } from './request-ctx.ts';

/** Work that comes round by itself: bounded batches, safe to repeat. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Every process runs it for its own memory; otherwise one process at a time on Postgres. */
  readonly everyProcess?: boolean;
  run(ctx: Ctx): Promise<unknown>;
}

/** The running jobs of a process. */
export interface Scheduler {
  /** Runs a job now. @throws Error for an unknown name, or what the job throws */
  runNow(name: string): Promise<void>;
  /** No new runs; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/**
 * Starts a timer for each job. A run that takes longer than its period delays the next one instead of meeting it; a
 * failed run is logged and the next one comes as usual. The timers do not keep the process alive.
 */
export function startScheduler(jobs: readonly Job[], source: CtxSource, timers = true): Scheduler {
  const running = new Map<string, Promise<void>>();
  const { log } = source.platform;
  const start = (job: Job): Promise<void> => {
    const current = running.get(job.name);
    if (current !== undefined) return current;
    const run = runOnce(job, source).finally(() => running.delete(job.name));
    running.set(job.name, run);
    return run;
  };
  const tick = (job: Job): void => {
    start(job).catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
  };
  const intervals = timers ? jobs.map((job) => setInterval(tick, job.everySeconds * 1000, job).unref()) : [];
  return {
    async runNow(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job === undefined) throw new Error(`no job ${name}`);
      await running.get(name);
      await start(job);
    },
    async stop() {
      for (const interval of intervals) clearInterval(interval);
      await Promise.allSettled(running.values());
    },
  };
}

async function runOnce(job: Job, source: CtxSource): Promise<void> {
  const requestId = source.platform.ids.request();
  const ctx = createCtx(source, { caller: systemCaller, requestId, ip: null });
  if (job.everyProcess || source.database.engine === 'sqlite') await job.run(ctx);
  else await runLocked(source.database, job, ctx);
}

/** Holds an advisory lock in a transaction of its own for as long as the job runs; who does not get it does nothing. */
async function runLocked(database: Database, job: Job, ctx: Ctx): Promise<void> {
  const key = createHash('sha256').update(`job ${job.name}`).digest().readInt32BE();
  // The outcome leaves the transaction as a value: a job's failure must not make the database repeat the unit.
  const failure = await database.transaction(async (unit) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${key}) as got`.execute(unit.db);
    if (rows[0]?.got !== true) return undefined;
    return job.run(ctx).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
  });
  if (failure !== undefined) throw failure.error;
}
