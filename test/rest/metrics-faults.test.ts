import { describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import type { Call, Execute, Operation } from '../../src/server/execute.ts';
import { faultKind, faultKinds } from '../../src/server/metrics/fault-kind.ts';
import { createInstruments } from '../../src/server/metrics/instruments.ts';
import { measureFaults } from '../../src/server/metrics/measure-calls.ts';
import { measureJobs } from '../../src/server/metrics/measure-jobs.ts';
import type { Job } from '../../src/server/scheduler.ts';
import { readScrape } from '../support/scrape.ts';
import type { Scrape } from '../support/scrape.ts';

const faultOf = (code: string): DatabaseUnavailable =>
  new DatabaseUnavailable(Object.assign(new Error('the database said so'), { code }));

describe('a fault of the database', () => {
  test.each([
    ['SQLITE_FULL', 'full'],
    ['53100', 'full'],
    ['SQLITE_BUSY', 'busy'],
    ['SQLITE_BUSY_SNAPSHOT', 'busy'],
    ['53300', 'busy'],
    ['SQLITE_IOERR_FSYNC', 'io'],
    ['SQLITE_CORRUPT', 'damaged'],
    ['57014', 'timeout'],
    ['XX000', 'other'],
  ])('%s is %s', (code, kind) => {
    expect(faultKind(faultOf(code))).toBe(kind);
    expect(faultKinds).toContain(kind);
  });

  test('a lost connection is one, whatever its code', () => {
    const lost = new DatabaseUnavailable(new Error('gone'), { connectionLost: true });
    expect(faultKind(lost)).toBe('connection');
  });

  test('counts for the call that it failed, and no other outcome does', async () => {
    const instruments = createInstruments();
    const call = async (outcome: Awaited<ReturnType<Execute>>): Promise<Scrape> => {
      const execute: Execute = measureFaults(async () => outcome, instruments);
      await execute({} as Operation<Call>, {} as Call);
      return readScrape(await instruments.registry.metrics());
    };
    const failed = await call({ kind: 'busy', fault: faultOf('SQLITE_FULL') });
    expect(failed.sum('hub_db_errors_total', { kind: 'full' })).toBe(1);
    const after = await call({ kind: 'bug' });
    expect(after.sum('hub_db_errors_total')).toBe(1);
  });
});

describe('jobs', () => {
  const run = async (job: Omit<Job, 'everySeconds'>): Promise<Scrape> => {
    const instruments = createInstruments();
    const [measured] = measureJobs([{ ...job, everySeconds: 1 }], instruments);
    await Promise.resolve(measured?.run({} as Ctx)).catch(() => undefined);
    return readScrape(await instruments.registry.metrics());
  };

  test.each([
    ['expire_requests', 'request'],
    ['expire_renames', 'rename'],
    ['expire_probes', 'probe'],
  ])('what %s ended counts as %s', async (name, reason) => {
    const told = await run({ name, run: async () => 3 });
    expect(told.sum('hub_expired_total', { reason })).toBe(3);
    expect(told.sum('hub_expired_total')).toBe(3);
    expect(told.sum('hub_job_seconds_count', { job: name, outcome: 'done' })).toBe(1);
  });

  test('a run that the database fails is failed, with the kind of its fault', async () => {
    const told = await run({ name: 'purge_tasks', run: () => Promise.reject(faultOf('SQLITE_IOERR')) });
    expect(told.sum('hub_job_seconds_count', { job: 'purge_tasks', outcome: 'failed' })).toBe(1);
    expect(told.sum('hub_job_seconds_count')).toBe(1);
    expect(told.sum('hub_db_errors_total', { kind: 'io' })).toBe(1);
  });

  test('a run that fails by itself is no fault of the database', async () => {
    const told = await run({ name: 'purge_tasks', run: () => Promise.reject(new Error('a bug')) });
    expect(told.sum('hub_job_seconds_count', { outcome: 'failed' })).toBe(1);
    expect(told.sum('hub_db_errors_total')).toBe(0);
  });
});
