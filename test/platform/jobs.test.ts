import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import type { CtxSource } from '../../src/domain/call-ctx.ts';
import { startScheduler, type Job, type Scheduler } from '../../src/server/scheduler.ts';
import { createLog } from '../../src/platform/log.ts';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';
import { openDomainHub, type DomainHub } from '../support/domain-hub.ts';

const jobsAtOnce = 13;

let hub: DomainHub;
let place: TestPlace;
let database: Database;
let failures: { [name: string]: unknown }[];
let scheduler: Scheduler | undefined;

beforeEach(async () => {
  hub = await openDomainHub();
  place = await createTestPlace();
  // As small as the settings allow.
  database = await openDatabase({ databaseUrl: place.databaseUrl, databasePool: 4 }, { log: silent });
  await database.migrate();
  failures = [];
});
afterEach(async () => {
  await scheduler?.stop();
  await database.close();
  await place.remove();
  await hub.close();
});

const silent = createLog({ logLevel: 'silent', logRing: 10 });
const start = (jobs: readonly Job[], timers = false, on: Database = database): Scheduler => {
  const log = { ...silent, error: (fields: { [name: string]: unknown }) => void failures.push(fields) };
  const source: CtxSource = {
    platform: { ...hub.platform, log },
    database: on,
    publish: () => undefined,
  };
  return (scheduler = startScheduler(jobs, source, timers));
};

describe('jobs', () => {
  test('that come due together run one after the other and leave the pool to the calls', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const all = Promise.withResolvers<void>();
    const jobs = Array.from({ length: jobsAtOnce }, (_, n) => ({
      name: `job ${n}`,
      everySeconds: 0.05,
      run: async (ctx: Parameters<Job['run']>[0]) => {
        running += 1;
        most = Math.max(most, running);
        await ctx.transaction(({ db }) => sql`select 1`.execute(db));
        await ctx.db.selectFrom('hub_meta').selectAll().execute();
        running -= 1;
        done += 1;
        if (done === jobsAtOnce) all.resolve();
      },
    }));
    start(jobs, true);
    await all.promise;
    expect(most).toBe(1);
    expect(failures).toEqual([]);
  });

  test('whose connection was lost run again at once', async () => {
    let runs = 0;
    const job = {
      name: 'cut off',
      everySeconds: 3_600,
      run: async () => {
        runs += 1;
        if (runs < 3) throw new DatabaseUnavailable(new Error('planned'), { connectionLost: true });
      },
    };
    await start([job]).runNow('cut off');
    expect(runs).toBe(3);
  });

  test('that fail for another reason wait for their next time', async () => {
    let runs = 0;
    const job = {
      name: 'broken',
      everySeconds: 3_600,
      run: async () => {
        runs += 1;
        throw new Error('planned');
      },
    };
    await expect(start([job]).runNow('broken')).rejects.toThrow('planned');
    expect(runs).toBe(1);
  });

  if (testEngine === 'postgres') {
    test('ask for several locks at once without a warning of the driver', async () => {
      const warnings: string[] = [];
      const warned = (warning: Error): void => void warnings.push(warning.message);
      process.on('warning', warned);
      let entered = 0;
      const enter = (name: string): Promise<void> => database.holdLock(name, async () => void (entered += 1));
      await enter('connected');
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map(enter));
      await new Promise(setImmediate);
      process.off('warning', warned);
      expect([entered, warnings]).toEqual([6, []]);
    });

    test('run in one process at a time, also after the connection of the locks was lost', async () => {
      const second = await openDatabase({ databaseUrl: place.databaseUrl, databasePool: 4 }, { log: silent });
      const inside = Promise.withResolvers<void>();
      const leave = Promise.withResolvers<void>();
      const first = database.holdLock('same', async () => {
        inside.resolve();
        await leave.promise;
      });
      await inside.promise;
      let entered = 0;
      const enter = (): Promise<void> => second.holdLock('same', async () => void (entered += 1));
      await enter();
      expect(entered).toBe(0);
      leave.resolve();
      await first;
      await database.transaction(({ db }) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name in ('hub-locks', 'hub') and datname = current_database() and pid <> pg_backend_pid()`.execute(
          db,
        ),
      );
      const job = { name: 'same', everySeconds: 3_600, run: async () => void (entered += 1) };
      await start([job], false, second).runNow('same');
      expect(entered).toBe(1);
      await second.close();
    });
  }
});
