import { DatabaseUnavailable } from '../../platform/platform-errors.ts';
import type { Job } from '../scheduler.ts';
import { faultKind } from './fault-kind.ts';
import type { Instruments } from './instruments.ts';

/** The jobs whose result is how many things ended because nobody answered; tasks also end elsewhere and tell it themselves. */
const expiring: Readonly<Record<string, string>> = {
  expire_requests: 'request',
  expire_renames: 'rename',
  expire_probes: 'probe',
};

/** Times the runs of jobs in this process, and counts what they expire. */
export function measureJobs(jobs: readonly Job[], instruments: Instruments): readonly Job[] {
  return jobs.map((job) => ({ ...job, run: (ctx) => runMeasured(job, ctx, instruments) }));
}

async function runMeasured(job: Job, ctx: Parameters<Job['run']>[0], instruments: Instruments): Promise<unknown> {
  const { jobSeconds, databaseErrors, expired } = instruments;
  const from = performance.now();
  const note = (outcome: 'done' | 'failed'): void =>
    jobSeconds.observe({ job: job.name, outcome }, (performance.now() - from) / 1000);
  try {
    const result = await job.run(ctx);
    const reason = expiring[job.name];
    if (reason !== undefined && typeof result === 'number') expired.inc({ reason }, result);
    note('done');
    return result;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) databaseErrors.inc({ kind: faultKind(error) });
    note('failed');
    throw error;
  }
}
